/** One's own second step over the API: how it stands, and new backup codes. */
import { getSecondStep, makeBackupCodes } from '@atrium/contract/identity/second-step'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import { Refusal } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'

export async function serveSecondStep(app: FastifyInstance, { guards, provider }: AreaContext): Promise<void> {
  const embedded = () => {
    if (provider.secondStep) return provider.secondStep
    throw new Refusal('not_found', { detail: 'the hosted provider keeps the second step' })
  }
  serve(app, guards, getSecondStep, async ({ actor: { uid } }) => {
    const { authenticator, unusedBackupCodes } = await embedded().status(uid)
    if (authenticator === null) return { authenticator, unusedBackupCodes }
    const enrolledAt = authenticator.enrolledAt.toISOString()
    return { authenticator: { ...authenticator, enrolledAt }, unusedBackupCodes }
  })
  serve(app, guards, makeBackupCodes, async ({ actor }) => ({ codes: await embedded().makeBackupCodes(actor) }))
}
