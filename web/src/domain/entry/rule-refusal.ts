/** Whether a failure says that an organization's rules do not accept the sign-in, and which of them. */
import { type RuleRefusal, ruleRefusals } from '@atrium/contract/endpoint'
import { isApiError } from '#api/api-error.ts'

export function ruleRefusal(error: unknown): RuleRefusal | undefined {
  return isApiError(error) ? ruleRefusals.find((code) => code === error.code) : undefined
}
