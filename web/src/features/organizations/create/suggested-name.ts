/** A workspace name that fits a display name. */
import { newOrganizationName } from '@atrium/contract/rules/organization'
import { plainLetters } from '#domain/names/plain-letters.ts'

/**
 * Its letters, without accents, and digits in lower case; undefined where they make no valid name (too short, reserved), and
 * for a name that is not in Latin letters, of which only the digits would be left.
 */
export function suggestedName(displayName: string): string | undefined {
  const latin = plainLetters(displayName).replace(/[^a-z0-9]/gu, (sign) => (/\p{L}/u.test(sign) ? '_' : ''))
  const { data } = newOrganizationName.safeParse(latin)
  return data
}
