/** What operators do with accounts, over the API. */
import * as contract from '@atrium/contract/identity/accounts'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { requireOperator } from '#http/operators.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'

export async function serveOperators(app: FastifyInstance, { guards, provider, settings }: AreaContext): Promise<void> {
  const { operatorEmails } = settings
  for (const [endpoint, disabled] of [
    [contract.disableAccount, true],
    [contract.enableAccount, false],
  ] as const) {
    serve(app, guards, endpoint, async ({ actor, body: { user_id: uid, email, reason } }) => {
      requireOperator(actor, operatorEmails)
      if (!provider.disableAccount) throw new Refusal('not_found', { detail: 'the hosted provider keeps the accounts' })
      return { user_id: await provider.disableAccount({ uid, email, disabled, reason, actor: actor.uid }), disabled }
    })
  }
  serve(app, guards, contract.endAllSessions, async ({ actor, body: { user_id: uid, email, reason } }) => {
    requireOperator(actor, operatorEmails)
    if (!provider.endAllSessions) throw new Refusal('not_found', { detail: 'the hosted provider keeps the sessions' })
    return { user_id: await provider.endAllSessions({ uid, email, reason, actor: actor.uid }) }
  })
  serve(app, guards, contract.takeOffSecondStep, async ({ actor, body: { user_id: uid, email, reason } }) => {
    requireOperator(actor, operatorEmails)
    if (!provider.takeOffSecondStep) throw new Refusal('not_found', { detail: 'the hosted provider keeps it' })
    return { user_id: await provider.takeOffSecondStep({ uid, email, reason, actor: actor.uid }) }
  })
}
