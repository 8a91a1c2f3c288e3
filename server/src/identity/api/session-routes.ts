/** Where one is signed in, and ending it there. */
import * as contract from '@atrium/contract/identity/sessions'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'

export async function serveSessions(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  const own = (refusal: 'not_found' | 'code_invalid') => {
    const { ownSessions } = provider
    if (!ownSessions) throw new Refusal(refusal, { detail: 'the hosted provider keeps the sessions' })
    return ownSessions
  }
  serve(app, guards, contract.listSessions, async ({ actor, query }) => own('not_found').list({ ...actor, ...query }))
  serve(app, guards, contract.endSession, async ({ actor, params: { id } }) => own('not_found').end(actor, id))
  serve(app, guards, contract.endOtherSessions, async ({ actor }) => ({
    ended: await own('not_found').endOthers(actor),
  }))
  serve(app, guards, contract.signOutEverywhere, ({ actor }) => provider.signOutEverywhere(actor))
  serve(app, guards, contract.previewNewSignIn, async ({ body: { code } }) =>
    own('code_invalid').previewNewSignIn(code),
  )
  serve(app, guards, contract.endNewSignIn, async ({ body: { code } }) => own('code_invalid').endNewSignIn(code))
}
