/** How the second step calls the user (docs/requirements.md#sign-in). */
import type { FoundUser } from '@atrium/contract/users'
import { fullName } from '#messages/names.ts'

/** The display name, else given and family name in the order of the page's language, else the e-mail. */
export function greetingName(user: FoundUser): string {
  return user.displayName.trim() || fullName(user) || user.email
}
