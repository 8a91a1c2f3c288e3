/** The reset form's rules, made from the contract's (specification, section 5). */
import { resetPasswordMinScore } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/messages'
import { newPassword, resetScore } from '@atrium/contract/rules/password'
import { authActionMessages } from '#messages/auth-actions.ts'

const texts = authActionMessages.reset

export interface ResetProblems {
  newPassword?: string
  confirmPassword?: string
}

/** Empty where nothing is wrong. Strength comes before length: it is the rule that the form explains. */
export function resetProblems(password: string, confirmation: string): ResetProblems {
  const problems: ResetProblems = {}
  const parsed = newPassword.safeParse(password)
  if (password !== '' && resetScore(password) < resetPasswordMinScore) problems.newPassword = texts.tooWeak
  else if (!parsed.success) problems.newPassword = parsed.error.issues[0]?.message ?? fieldMessages.invalid
  if (confirmation === '') problems.confirmPassword = fieldMessages.confirmPasswordRequired
  else if (confirmation !== password) problems.confirmPassword = texts.mismatch
  return problems
}
