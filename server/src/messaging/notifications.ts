/** Notifications that a screen asks for: only of what really happened, and once. */
import { randomUUID } from 'node:crypto'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { Outbox } from './outbox.ts'
import { insertEvent, takeEvent } from './queries.ts'

export type NotificationTemplate = 'success_reset_password'

/** A screen asks within seconds; what nobody asked for by then is no longer news. */
const EVENT_SECONDS = 15 * 60

/** Records, in the transaction that makes it happen, that `email` may be told once. */
export async function allowNotification(tx: Transaction, template: NotificationTemplate, email: string): Promise<void> {
  await insertEvent(tx, { id: randomUUID(), template, recipient: email, recipientKey: nameKey(email) })
}

/**
 * Sends to the account's own address, whatever the request calls the person.
 * Refuses with `not_found` for an unknown address and for something that did not happen, alike.
 */
export async function notify(db: Database, outbox: Outbox, template: NotificationTemplate, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await takeEvent(tx, { recipientKey: nameKey(email), template, withinSeconds: EVENT_SECONDS })
    if (!event) throw new Refusal('not_found', { detail: 'no such event to tell of' })
    const displayName = event.recipient.split('@')[0] ?? event.recipient
    await outbox.queue(tx, template, { displayName, email: event.recipient })
  })
}
