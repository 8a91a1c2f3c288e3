/** One person, one picture: what the initials of somebody without a photo are made of, wherever they are shown. */
import { fullName } from '#messages/names.ts'

/** What is known of somebody there; lists know less than a profile. */
export interface Pictured {
  displayName?: string | null | undefined
  given_name?: string | null | undefined
  family_name?: string | null | undefined
  email?: string | null | undefined
}

/**
 * The display name, which everything that shows a person knows; else first and last name; else the
 * e-mail, which the header knows of somebody who has no name yet. Empty for who has none of them.
 */
export function initialsName({ displayName, given_name, family_name, email }: Pictured): string {
  const whole = fullName({ given_name: given_name ?? '', family_name: family_name ?? '' })
  return displayName?.trim() || whole || email?.trim() || ''
}
