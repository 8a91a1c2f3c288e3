/** Whether a refusal means that an invite is over, or never was one; its `about` is whom to ask for another. */
import type { ErrorCode } from '@atrium/contract/errors'
import { type ApiError, isApiError } from '#api/api-error.ts'

const endings: readonly (ErrorCode | 'network')[] = [
  'invite_invalid',
  'invite_expired',
  'invite_used_up',
  'invalid_input',
]

export function isEndedRefusal(error: unknown): error is ApiError {
  return isApiError(error) && endings.includes(error.code)
}
