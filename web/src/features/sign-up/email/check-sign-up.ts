/** The rules of the e-mail form, made from the contract's. They come once the page is alive. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { email } from '@atrium/contract/rules/email'
import { newPassword } from '@atrium/contract/rules/passwords/password'
import { familyName, givenName } from '@atrium/contract/rules/person'
import * as z from 'zod/mini'
import { type SignUpForm, signUpFields } from './sign-up-form.ts'

const confirmPassword = z
  .string(fieldMessages.confirmPasswordRequired)
  .check(z.minLength(1, fieldMessages.confirmPasswordRequired))

const rules = { email, firstName: givenName, lastName: familyName, password: newPassword, confirmPassword }

export type CheckedSignUp = { values: SignUpForm; problems: null } | { values: null; problems: Partial<SignUpForm> }

/** Each field by its own rule, and the two passwords against each other whatever else is wrong. */
export function checkSignUp(typed: Partial<SignUpForm>): CheckedSignUp {
  const values: Partial<SignUpForm> = {}
  const problems: Partial<SignUpForm> = {}
  for (const field of signUpFields) {
    const parsed = rules[field].safeParse(typed[field])
    if (parsed.success) values[field] = parsed.data
    else problems[field] = parsed.error.issues[0]?.message ?? fieldMessages.invalid
  }
  if (problems.confirmPassword === undefined && typed.confirmPassword !== typed.password) {
    problems.confirmPassword = fieldMessages.confirmPasswordMismatch
  }
  return Object.keys(problems).length === 0
    ? { values: values as SignUpForm, problems: null }
    : { values: null, problems }
}
