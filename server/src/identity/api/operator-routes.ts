/** What operators do with accounts, over the API. */
import * as contract from '@atrium/contract/identity/accounts'
import type { FastifyInstance } from 'fastify'
import { requireOperator } from '#http/operators.ts'
import { Refusal } from '#http/refusal.ts'
import { type Guards, serve } from '#http/serve.ts'
import type { Disabling } from '#identity/embedded/accounts/disable-account.ts'

export interface OperatorActions {
  /** Absent where a hosted provider keeps the accounts: they are disabled there. */
  disableAccount?: ((wanted: Disabling) => Promise<string>) | undefined
}

export function serveOperators(
  app: FastifyInstance,
  guards: Guards,
  { disableAccount }: OperatorActions,
  { operatorEmails }: { operatorEmails: readonly string[] },
): void {
  for (const [endpoint, disabled] of [
    [contract.disableAccount, true],
    [contract.enableAccount, false],
  ] as const) {
    serve(app, guards, endpoint, async ({ actor, body: { user_id: uid, email, reason } }) => {
      requireOperator(actor, operatorEmails)
      if (!disableAccount) throw new Refusal('not_found', { detail: 'the hosted provider keeps the accounts' })
      return { user_id: await disableAccount({ uid, email, disabled, reason, actor: actor.uid }), disabled }
    })
  }
}
