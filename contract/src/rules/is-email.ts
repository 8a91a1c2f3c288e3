/** What counts as an e-mail address, without the schema that says so of a field: the pages at the door ask before they have it. */
import { emailMaxLength } from '../limits.ts'

/**
 * The dotted ASCII form browsers accept in `<input type="email">`, with a domain of two labels or
 * more. Quoted local parts and non-ASCII look-alikes are refused on purpose (`docs/security.md`), and
 * so is a number of the network, which would have a mail server deliver to any machine that it reaches:
 * no domain ends in digits alone (RFC 3696, section 2).
 */
const pattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

export function isEmail(value: string): boolean {
  return value.length <= emailMaxLength && pattern.test(value)
}
