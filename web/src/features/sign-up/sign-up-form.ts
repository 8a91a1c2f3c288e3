/** The fields of the e-mail form and their rules, made from the contract's. */
import { fieldMessages } from '@atrium/contract/messages'
import { email } from '@atrium/contract/rules/email'
import { newPassword } from '@atrium/contract/rules/password'
import { familyName, givenName } from '@atrium/contract/rules/person'
import * as z from 'zod/mini'

export const signUpForm = z
  .strictObject({
    email,
    firstName: givenName,
    lastName: familyName,
    password: newPassword,
    confirmPassword: z
      .string(fieldMessages.confirmPasswordRequired)
      .check(z.minLength(1, fieldMessages.confirmPasswordRequired)),
  })
  .check(
    z.refine(confirmed, {
      error: fieldMessages.confirmPasswordMismatch,
      path: ['confirmPassword'],
      // Also while other fields are still wrong: the comparison needs none of them.
      when: () => true,
    }),
  )

export type SignUpForm = z.output<typeof signUpForm>

/** An empty confirmation has its own message. */
function confirmed(form: { password?: unknown; confirmPassword?: unknown }): boolean {
  return !form.confirmPassword || form.confirmPassword === form.password
}
