/** What counts as an e-mail address, without the schema that says so of a field: the pages at the door ask before they have it. */
import { emailMaxLength } from '../limits.ts'

/**
 * The dotted ASCII form browsers accept in `<input type="email">`, with a domain of two labels or
 * more. Quoted local parts and non-ASCII look-alikes are refused on purpose (`docs/security.md`).
 */
const pattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

export function isEmail(value: string): boolean {
  return value.length <= emailMaxLength && pattern.test(value)
}
