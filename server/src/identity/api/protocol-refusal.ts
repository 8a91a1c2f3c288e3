/** The protocol's errors as the API's. */
import type { ErrorCode } from '@atrium/contract/errors'
import { Refusal } from '#http/refusal.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'

const always: Record<string, ErrorCode> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_requests',
  UNAVAILABLE: 'unavailable',
}

/** Runs `work`; what it refuses by the protocol is refused by the API, with the codes that `refusals` gives. */
export async function asRefusal<T>(refusals: Record<string, ErrorCode>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    if (error.code === 'WEAK_PASSWORD') {
      throw new Refusal('invalid_input', { fields: { password: error.message.replace(/^\w+ : /, '') } })
    }
    const code = refusals[error.code] ?? always[error.code]
    if (code === undefined) throw error
    const { retryAfterSeconds } = error
    throw new Refusal(code, { detail: error.code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
  }
}
