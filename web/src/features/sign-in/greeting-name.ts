/** How the second step calls the user (docs/requirements.md#sign-in). */
import type { FoundUser } from '@atrium/contract/users'
import { fullName } from '#messages/names.ts'

/** Of whom any name may be missing, as that section allows. */
type Greeted = Pick<FoundUser, 'email'> & {
  [name in Exclude<keyof FoundUser, 'email'>]?: string | null | undefined
}

/** The display name, else given and family name in the order of the page's language, else the e-mail. */
export function greetingName({ displayName, given_name, family_name, email }: Greeted): string {
  return displayName?.trim() || fullName({ given_name: given_name ?? '', family_name: family_name ?? '' }) || email
}
