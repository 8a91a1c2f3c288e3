/** A forgotten password over the API: the same operations that the SDK reaches on the protocol. */
import type { ErrorCode } from '@atrium/contract/errors'
import { forgotPassword, resetPassword } from '@atrium/contract/identity/identity'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#http/refusal.ts'
import { type Guards, serve } from '#http/serve.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { addressKey } from '#limits/address.ts'

/** What either identity provider does; both reject with the protocol's errors. */
export interface PasswordActions {
  /** Mails the code where there is such an account; answers alike where there is none. `address` is whom to count. */
  sendResetCode(wanted: { email: string; address: string }): Promise<void>
  /** Resolves to the account's address. */
  resetPassword(wanted: { code: string; password: string; address: string }): Promise<{ email: string }>
}

export function servePasswords(app: FastifyInstance, guards: Guards, actions: PasswordActions): void {
  serve(app, guards, forgotPassword, async ({ body: { email }, ip }) => {
    await asRefusal(() => actions.sendResetCode({ email, address: addressKey(ip) }))
    return { email }
  })
  serve(app, guards, resetPassword, ({ query, body, ip }) =>
    asRefusal(() => actions.resetPassword({ code: query.token, password: body.password, address: addressKey(ip) })),
  )
}

const refusals: Record<string, ErrorCode> = {
  EXPIRED_OOB_CODE: 'code_expired',
  INVALID_OOB_CODE: 'code_invalid',
  // The code was good once; the account it was for is not there to sign in to.
  USER_DISABLED: 'code_invalid',
  USER_NOT_FOUND: 'code_invalid',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_requests',
  UNAVAILABLE: 'unavailable',
}

async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    if (error.code === 'WEAK_PASSWORD') {
      throw new Refusal('invalid_input', { fields: { password: error.message.replace(/^\w+ : /, '') } })
    }
    const code = refusals[error.code]
    if (code === undefined) throw error
    const { retryAfterSeconds } = error
    throw new Refusal(code, { detail: error.code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
  }
}
