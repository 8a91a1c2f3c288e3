/** Notifications that a screen asks for: only of what really happened, and once. */
import { createHash, randomUUID } from 'node:crypto'
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { Outbox } from './outbox.ts'
import { deleteEventsOf, insertEvent, takeEvent } from './queries.ts'

export type NotificationTemplate = 'success_reset_password'

/** A screen asks within seconds; what nobody asked for by then is no longer news. */
const EVENT_SECONDS = 15 * MINUTE_SECONDS

/**
 * The same for a change that is only seen afterwards, because the hosted provider made it: however
 * often it is seen, `changedAt` is one event.
 */
export async function noteChange(
  db: Database,
  template: NotificationTemplate,
  email: string,
  changedAt: Date,
): Promise<void> {
  const recipientKey = nameKey(email)
  const id = eventId(`${template} ${recipientKey} ${changedAt.getTime()}`)
  await insertEvent(db, { id, template, recipient: email, recipientKey, createdAt: changedAt })
}

/** A UUID by name (RFC 9562, version 8: from SHA-256). */
function eventId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Records, in the transaction that makes it happen, that `email` may be told once. */
export async function allowNotification(tx: Transaction, template: NotificationTemplate, email: string): Promise<void> {
  await insertEvent(tx, { id: randomUUID(), template, recipient: email, recipientKey: nameKey(email) })
}

/**
 * Sends to the account's own address, whatever the request calls the person.
 * Refuses with `not_found` for an unknown address and for something that did not happen, alike.
 */
export async function notify(
  db: Database,
  outbox: Outbox,
  template: NotificationTemplate,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await takeEvent(tx, { recipientKey: nameKey(email), template, withinSeconds: EVENT_SECONDS })
    if (!event) throw new Refusal('not_found', { detail: 'no such event to tell of' })
    await outbox.queue(tx, template, { email: event.recipient })
  })
}

/** Of an account that goes: whoever has its address next is told of nothing that happened to it. Null: it had none. */
export async function forgetNotifications(tx: Transaction, email: string | null): Promise<void> {
  if (email !== null) await deleteEventsOf(tx, nameKey(email))
}
