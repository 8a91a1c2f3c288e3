import * as z from 'zod/mini'
import { fieldMessages } from '../sentences/en/fields.ts'
import { isEmail } from './is-email.ts'

/** A required e-mail address; surrounding space is dropped. */
export const email = z
  .string(fieldMessages.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: fieldMessages.emailRequired, abort: true }),
    z.refine(isEmail, fieldMessages.emailInvalid),
  )
