/** The generic failure handler: says in a toast what no screen has a better place for, and logs it. */
import { logWarning } from '#monitoring/log.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { ApiError } from './api-error.ts'
import { type Failure, toFailure } from './failure.ts'
import { isGivenUp } from './given-up.ts'

/** A refusal of fields gets a line for each, `field : message`. What its caller gave up is no failure. */
export function showErrorToast(error: unknown): Failure {
  const failure = toFailure(error)
  if (isGivenUp(error)) return failure
  // Failed calls were reported by the client, with more than is known here.
  if (!(error instanceof ApiError)) logWarning('A failure was told in a toast', error)
  const lines = Object.entries(failure.fields).map(([field, message]) => `${field} : ${message}`)
  const text = lines.length > 0 ? lines.join('\n') : failure.message
  // The same again has another reference to quote, and is no other failure.
  const topic = error instanceof ApiError && error.code === 'internal' ? error.code : undefined
  showToast({ kind: 'error', text, topic })
  return failure
}
