/** A failure that the contract declares: the one way for an action to say no. */
import { type ErrorCode, errorStatuses } from '@atrium/contract/errors'
import { refusals } from '@atrium/contract/sentences/en/refusals'

export interface RefusalOptions {
  /** For the operator's log, never for the answer. No secrets. */
  detail?: string
  /** Field -> sentence, with `invalid_input`. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Display name of what it is about, where the caller may know it. */
  about?: string
  cause?: unknown
}

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly about: string | undefined

  constructor(code: ErrorCode, { detail, fields, retryAfterSeconds, about, cause }: RefusalOptions = {}) {
    // Most are answers and no faults (a free name is a 404), and nobody reads where those were made.
    const { stackTraceLimit } = Error
    if (errorStatuses[code] < 500) Error.stackTraceLimit = 0
    super(detail ?? refusals[code], cause === undefined ? undefined : { cause })
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
    this.about = about
  }

  get status(): number {
    return errorStatuses[this.code]
  }
}

/** The refusal that an error is; also one for doing too much at once, which the query builder wraps on its way up. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal && cause.code === 'too_many_requests') return cause
  }
  return undefined
}
