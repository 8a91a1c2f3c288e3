/** The rules of the two password dialogs (docs/requirements.md#change-password). */
import { passwordMinLength } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { newPassword, passwordLength } from '@atrium/contract/rules/passwords/password'
import * as z from 'zod/mini'
import { profileMessages } from '#messages/account/profile.ts'

const texts = profileMessages.changePassword

export type NewPasswordProblems = Partial<Record<'newPassword' | 'confirmPassword', string>>

/** The form of the second step, for whoever has the password `current`. */
export function newPasswordForm(current: string) {
  return z.object({ newPassword: z.string(), confirmPassword: z.string() }).check(
    z.superRefine(({ newPassword: chosen, confirmPassword: confirmation }, context) => {
      const problems = newPasswordProblems(current, chosen, confirmation)
      for (const [field, message] of Object.entries(problems))
        context.addIssue({ code: 'custom', message, path: [field] })
    }),
  )
}

/** Empty where nothing is wrong. */
export function newPasswordProblems(current: string, chosen: string, confirmation: string): NewPasswordProblems {
  const problems: NewPasswordProblems = {}
  const problem = newPasswordProblem(current, chosen)
  if (problem !== null) problems.newPassword = problem
  if (confirmation === '') problems.confirmPassword = texts.confirmRequired
  else if (confirmation !== chosen) problems.confirmPassword = texts.confirmMismatch
  return problems
}

function newPasswordProblem(current: string, chosen: string): string | null {
  if (chosen === '') return texts.newRequired
  if (passwordLength(chosen) < passwordMinLength) return texts.newTooShort
  if (chosen === current) return texts.newSame
  const parsed = newPassword.safeParse(chosen)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? fieldMessages.invalid)
}
