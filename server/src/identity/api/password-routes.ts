/** A forgotten password over the API: the same operations that the SDK reaches on the protocol. */
import type { ErrorCode } from '@atrium/contract/errors'
import { forgotPassword, resetPassword } from '@atrium/contract/identity/identity'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { addressKey } from '#limits/address.ts'

export async function servePasswords(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  serve(app, guards, forgotPassword, async ({ body: { email }, ip }) => {
    await asRefusal(() => provider.sendResetCode({ email, address: addressKey(ip) }))
    return { email }
  })
  serve(app, guards, resetPassword, ({ query, body, ip }) =>
    asRefusal(() => provider.resetPassword({ code: query.token, password: body.password, address: addressKey(ip) })),
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
