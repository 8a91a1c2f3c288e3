/** How strong a password is: as a meter shows it, and as a reset counts it. */
import { passwordMinLength, resetPasswordMinScore } from '../../limits.ts'

export type StrengthTone = 'red' | 'amber' | 'green'

/** The strength meter of sign-up and reset (docs/requirements.md#password-strength): one point a property, 0 to 4. */
export function strengthPoints(password: string): number {
  const properties = [
    password.length >= passwordMinLength,
    /[A-Z]/.test(password),
    /\d/.test(password),
    /[^a-zA-Z0-9]/.test(password),
  ]
  return properties.filter(Boolean).length
}

/** The row of the strength table for a password: colour and width in per cent. */
export function strengthRow(password: string): { tone: StrengthTone; percent: 40 | 60 | 100 } {
  const points = strengthPoints(password)
  if (points === 4) return { tone: 'green', percent: 100 }
  return points >= 2 ? { tone: 'amber', percent: 60 } : { tone: 'red', percent: 40 }
}

const POINTS_EACH = 25

/** The five properties that a reset counts (docs/requirements.md#reset-rule), 25 each. */
const resetProperties = {
  length: (password: string) => password.length >= 8,
  small: (password: string) => /[a-z]/.test(password),
  capital: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[!@#$%^&*()_+]/.test(password),
}
export type ResetProperty = keyof typeof resetProperties

const resetPropertyNames = Object.keys(resetProperties) as ResetProperty[]
export const resetPropertyCount = resetPropertyNames.length
export const resetPropertiesNeeded = Math.ceil(resetPasswordMinScore / POINTS_EACH)

export function resetPropertiesMissing(password: string): ResetProperty[] {
  return resetPropertyNames.filter((property) => !resetProperties[property](password))
}

/** The reset form's score, at most 125. */
export function resetScore(password: string): number {
  return (resetPropertyCount - resetPropertiesMissing(password).length) * POINTS_EACH
}
