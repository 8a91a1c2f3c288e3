/** The reset form's rules, made from the contract's (docs/requirements.md#reset-rule). */
import { passwordMinLength, resetPasswordMinScore } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { newPassword, passwordLength } from '@atrium/contract/rules/passwords/password'
import {
  resetPropertiesMissing,
  resetPropertiesNeeded,
  resetPropertyCount,
  resetScore,
} from '@atrium/contract/rules/passwords/strength'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { listed } from '#messages/format.ts'

const texts = authActionMessages.reset

export interface ResetProblems {
  newPassword?: string
  confirmPassword?: string
}

/** Empty where nothing is wrong. Strength comes before length: it is the rule that the form explains. */
export function resetProblems(password: string, confirmation: string): ResetProblems {
  const problems: ResetProblems = {}
  const parsed = newPassword.safeParse(password)
  if (password !== '' && resetScore(password) < resetPasswordMinScore)
    problems.newPassword = fieldMessages.passwordTooWeak
  else if (!parsed.success) problems.newPassword = parsed.error.issues[0]?.message ?? fieldMessages.invalid
  if (confirmation === '') problems.confirmPassword = fieldMessages.confirmPasswordRequired
  else if (confirmation !== password) problems.confirmPassword = texts.mismatch
  return problems
}

/** What the rule still asks of a password that is being typed; null where nothing is missing. */
export function missingRequirements(password: string): string | null {
  const missing = resetPropertiesMissing(password)
  const count = missing.length - (resetPropertyCount - resetPropertiesNeeded)
  if (count > 0) return texts.missing(count, listed(missing.map((property) => texts.properties[property])))
  return passwordLength(password) < passwordMinLength ? texts.tooShort : null
}
