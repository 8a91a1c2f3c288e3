/** The messaging endpoints and the actions that answer them. */
import { sendEmail } from '@atrium/contract/messaging'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { addressKey } from '#limits/address.ts'
import type { Limiter } from '#limits/limiter.ts'
import { countMails, noticeAttempts } from '#limits/mails.ts'
import { noteChange, notify } from './notifications.ts'
import type { Outbox } from './outbox.ts'

export interface MessagingContext {
  db: Database
  guards: Guards
  limiter: Limiter
  outbox: Outbox
  provider: {
    /** For one that does not tell by itself when a password was changed. */
    passwordChangedAt?(email: string): Promise<Date | null>
  }
}

export async function serveMessaging(app: FastifyInstance, context: MessagingContext): Promise<void> {
  const { db, guards, limiter, outbox, provider } = context
  serve(app, guards, sendEmail, async ({ body, ip }) => {
    await countMails(limiter, ...noticeAttempts(addressKey(ip)))
    const changedAt = await provider.passwordChangedAt?.(body.email)
    if (changedAt) await noteChange(db, body.template, body.email, changedAt)
    await notify(db, outbox, body.template, body.email)
    return { queued: true as const }
  })
}
