/** The change of one's own address that waits for its link. The hosted provider tells of none. */
import * as contract from '@atrium/contract/identity/email-change'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { serve } from '#http/serve.ts'

export async function serveEmailChange(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  serve(app, guards, contract.getEmailChange, async ({ actor: { uid } }) => ({
    email: (await provider.emailChange?.find(uid)) ?? null,
  }))
  serve(app, guards, contract.cancelEmailChange, async ({ actor }) => provider.emailChange?.cancel(actor))
}
