/** A forgotten password over the API: the same operations that the SDK reaches on the protocol. */
import { forgotPassword, resetPassword } from '@atrium/contract/identity/identity'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'
import { addressKey } from '#limits/address.ts'
import { asRefusal } from './protocol-refusal.ts'

export async function servePasswords(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  serve(app, guards, forgotPassword, async ({ body: { email }, ip }) => {
    await asRefusal(refusals, () => provider.sendResetCode({ email, address: addressKey(ip) }))
    return { email }
  })
  serve(app, guards, resetPassword, ({ query, body, ip }) =>
    asRefusal(refusals, () =>
      provider.resetPassword({ code: query.token, password: body.password, address: addressKey(ip) }),
    ),
  )
}

const refusals = {
  EXPIRED_OOB_CODE: 'code_expired',
  INVALID_OOB_CODE: 'code_invalid',
  // The code was good once; the account it was for is not there to sign in to.
  USER_DISABLED: 'code_invalid',
  USER_NOT_FOUND: 'code_invalid',
} as const
