/** How the second step calls the user (docs/requirements.md#sign-in). */
import type { FoundUser } from '@atrium/contract/users'

/** The display name, else given and family name, else the e-mail. */
export function greetingName(user: FoundUser): string {
  const fullName = [user.given_name.trim(), user.family_name.trim()].filter((part) => part !== '').join(' ')
  return user.displayName.trim() || fullName || user.email
}
