/** Whether a refusal means that an invite is over, or never was one; and whom to ask for another. */
import type { ErrorCode } from '@atrium/contract/errors'
import { isApiError } from '#api/api-error.ts'

const endings: readonly (ErrorCode | 'network')[] = [
  'invite_invalid',
  'invite_expired',
  'invite_used_up',
  'invalid_input',
]

export function endedInvite(error: unknown): { is: 'ended'; about: string | undefined } | null {
  return isApiError(error) && endings.includes(error.code) ? { is: 'ended', about: error.about } : null
}
