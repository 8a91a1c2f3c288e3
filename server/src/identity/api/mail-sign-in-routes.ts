/** Sign-in by mail over the API: the mail is asked for here, and its code comes back; the SDK then signs in. */
import { mailIdentityCode, mailSignIn, takeSignInCode } from '@atrium/contract/identity/identity'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { addressKey } from '#limits/address.ts'
import { asRefusal } from './protocol-refusal.ts'

const refusals = { INVALID_OOB_CODE: 'sign_in_code_wrong', EXPIRED_OOB_CODE: 'sign_in_code_expired' } as const

export async function serveMailSignIns(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  const offered = <Action>(action: Action | undefined): Action => {
    if (!action) throw new Refusal('not_found', { detail: 'the hosted provider mails its own links' })
    return action
  }
  serve(app, guards, mailSignIn, ({ body: { email }, ip, cookie }) =>
    asRefusal({}, () => offered(provider.mailSignIn)({ email, address: addressKey(ip), cookie })),
  )
  serve(app, guards, mailIdentityCode, ({ actor: { uid }, ip }) =>
    asRefusal({}, () => offered(provider.mailIdentityCode)({ uid, address: addressKey(ip) })),
  )
  serve(app, guards, takeSignInCode, ({ body, cookie }) =>
    asRefusal(refusals, () => offered(provider.takeSignInCode)({ ...body, cookie })),
  )
}
