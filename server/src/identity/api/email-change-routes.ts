/** The change of one's own address that waits for its link. The hosted provider tells of none. */
import * as contract from '@atrium/contract/identity/email-change'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'

export async function serveEmailChange(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  serve(app, guards, contract.getEmailChange, async ({ actor: { uid } }) => ({
    email: (await provider.emailChange?.find(uid)) ?? null,
  }))
  serve(app, guards, contract.cancelEmailChange, async ({ actor }) => {
    const { emailChange } = provider
    // A link that goes on to work must not be told to be void.
    if (!emailChange) throw new Refusal('not_found', { detail: 'the hosted provider keeps the links' })
    return emailChange.cancel(actor)
  })
}
