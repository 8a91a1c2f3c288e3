/** What every failed call is thrown as. */
import type { ErrorCode } from '@atrium/contract/errors'

export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ErrorCode | 'network'
  /** Field -> sentence, on 422. */
  readonly fields: Readonly<Record<string, string>>
  /** Display name of what it is about, where the server tells it. */
  readonly about: string | undefined

  constructor(
    status: number,
    code: ErrorCode | 'network',
    message: string,
    fields: Record<string, string> = {},
    about?: string,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.about = about
  }
}

/** A form that was not through in its time: the server answers, and the connection is slow for what was sent. */
export class SlowUpload extends ApiError {}

export function isApiError(error: unknown, code?: ApiError['code']): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}
