/** An e-mail address as somebody gives it. */
import * as z from 'zod/mini'
import { fieldMessages } from '../sentences/en/fields.ts'
import { isEmail } from './is-email.ts'
import { trimPasted } from './pasted.ts'

/** A required e-mail address; what surrounds it unseen is dropped. */
export const email = z
  .string(fieldMessages.emailRequired)
  .check(
    z.overwrite(trimPasted),
    z.minLength(1, { error: fieldMessages.emailRequired, abort: true }),
    z.refine(isEmail, fieldMessages.emailInvalid),
  )
