/** Passkeys over the API. The hosted provider’s SDK has none: there they are not offered. */
import * as contract from '@atrium/contract/identity/passkeys'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { addressKey } from '#limits/address.ts'
import type { PasskeyActions } from './actions.ts'

export async function servePasskeys(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  const passkeys = (): PasskeyActions => {
    if (!provider.passkeys) throw new Refusal('passkeys_not_offered', { detail: 'the hosted provider has none' })
    return provider.passkeys
  }
  serve(app, guards, contract.passkeyCreationOptions, ({ actor, ip }) =>
    passkeys().createOptions(actor, addressKey(ip)),
  )
  serve(app, guards, contract.addPasskey, ({ actor, body }) => passkeys().add(actor, body))
  serve(app, guards, contract.listPasskeys, async ({ actor }) => ({ results: await passkeys().list(actor) }))
  serve(app, guards, contract.renamePasskey, ({ actor, params: { id }, body: { name } }) =>
    passkeys().rename(actor, { id, name }),
  )
  serve(app, guards, contract.removePasskey, ({ actor, params: { id } }) => passkeys().remove(actor, id))
  serve(app, guards, contract.passkeyRequestOptions, ({ ip }) => passkeys().requestOptions(addressKey(ip)))
  serve(app, guards, contract.signInWithPasskey, async ({ body: { response }, ip }) => ({
    customToken: await passkeys().signInToken(response, addressKey(ip)),
  }))
}
