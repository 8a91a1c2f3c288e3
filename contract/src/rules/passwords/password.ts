/** What a new password has to be. Whether it is one that everybody tries is in `common-password.ts`. */
import * as z from 'zod/mini'
import { passwordMaxLength, passwordMinLength, resetPasswordMinScore } from '../../limits.ts'
import { fieldMessages } from '../../sentences/en/fields.ts'
import { resetScore } from './strength.ts'

/** Length in code points, as the limits count it. */
export function passwordLength(password: string): number {
  return [...password].length
}

/** A new password, taken verbatim: never trimmed, never normalised. */
export const newPassword = z.string(fieldMessages.passwordRequired).check(
  z.minLength(1, { error: fieldMessages.passwordRequired, abort: true }),
  z.refine((value) => passwordLength(value) >= passwordMinLength, fieldMessages.passwordTooShort),
  z.refine((value) => passwordLength(value) <= passwordMaxLength, fieldMessages.passwordTooLong),
)

/** A new password as a reset takes it (docs/requirements.md#reset-rule). */
export const resetPasswordRule = newPassword.check(
  z.refine((password) => resetScore(password) >= resetPasswordMinScore, fieldMessages.passwordTooWeak),
)
