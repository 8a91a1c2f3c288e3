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

export interface MessagingOptions {
  db: Database
  limiter: Limiter
  outbox: Outbox
  /** For a provider that does not tell by itself when a password was changed. */
  passwordChangedAt?: ((email: string) => Promise<Date | null>) | undefined
}

export function serveMessaging(
  app: FastifyInstance,
  guards: Guards,
  { db, limiter, outbox, passwordChangedAt }: MessagingOptions,
): void {
  serve(app, guards, sendEmail, async ({ body, ip }) => {
    await countMails(limiter, ...noticeAttempts(addressKey(ip)))
    const changedAt = await passwordChangedAt?.(body.email)
    if (changedAt) await noteChange(db, body.template, body.email, changedAt)
    await notify(db, outbox, body.template, body.email)
    return { queued: true as const }
  })
}
