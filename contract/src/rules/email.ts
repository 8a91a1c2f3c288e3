import * as z from 'zod/mini'
import { emailMaxLength } from '../limits.ts'
import { fieldMessages } from '../messages.ts'

/**
 * The dotted ASCII form browsers accept in `<input type="email">`, with a domain of two labels or
 * more. Quoted local parts and non-ASCII look-alikes are refused on purpose (`docs/security.md`).
 */
const pattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

export function isEmail(value: string): boolean {
  return value.length <= emailMaxLength && pattern.test(value)
}

/** A required e-mail address; surrounding space is dropped. */
export const email = z
  .string(fieldMessages.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: fieldMessages.emailRequired, abort: true }),
    z.refine(isEmail, fieldMessages.emailInvalid),
  )
