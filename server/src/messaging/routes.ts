/** The messaging endpoints and the actions that answer them. */
import { sendEmail } from '@atrium/contract/messaging'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { type Guards, serve } from '#http/serve.ts'
import { notify } from './notifications.ts'
import type { Outbox } from './outbox.ts'

export function serveMessaging(app: FastifyInstance, guards: Guards, db: Database, outbox: Outbox): void {
  serve(app, guards, sendEmail, async ({ body }) => {
    await notify(db, outbox, body.template, body.email)
    return { queued: true as const }
  })
}
