/** A workspace name that fits a display name. */
import { newOrganizationName } from '@atrium/contract/rules/organization'

/** What accents do not say of letters. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/**
 * Its letters, without accents, and digits in lower case; undefined where they make no valid name (too short, reserved), and
 * for a name that is not in Latin letters, of which only the digits would be left.
 */
export function suggestedName(displayName: string): string | undefined {
  const letters = displayName.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const latin = letters.replace(/[^a-z0-9]/gu, (letter) => plain[letter] ?? (/\p{L}/u.test(letter) ? '_' : ''))
  const { data } = newOrganizationName.safeParse(latin)
  return data
}
