/** What a failed request says, in one form whatever failed. */
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'
import { ApiError } from './api-error.ts'

export interface Failure {
  /** The HTTP status; 0 when the server could not be reached, null for what was no request. */
  code: number | null
  message: string
  /** Field -> sentence, where the server refused fields. */
  fields: Readonly<Record<string, string>>
}

/** The order of docs/requirements.md#errors: the error's own reason, what the server says, and words for everything else. */
export function toFailure(error: unknown): Failure {
  const fields = error instanceof ApiError ? error.fields : {}
  return { code: codeOf(error), message: reasonOf(error) ?? messageOf(error), fields }
}

function codeOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.status
  return isUnreachable(error) ? 0 : null
}

function isUnreachable(error: unknown): boolean {
  return error instanceof IdentityError && error.code === 'network-request-failed'
}

function reasonOf(error: unknown): string | undefined {
  const reason = typeof error === 'object' && error !== null && 'reason' in error ? error.reason : undefined
  return typeof reason === 'string' && reason !== '' ? reason : undefined
}

/** An unexpected error's own text is for developers. */
function messageOf(error: unknown): string {
  if (isUnreachable(error)) return failureMessages.serverUnavailable
  const isSaid = error instanceof ApiError || error instanceof IdentityError
  return (isSaid && error.message) || failureMessages.somethingWrong
}
