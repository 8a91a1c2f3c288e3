/** SQL for what is told to somebody of the mail to them. */
import { asc, eq } from 'drizzle-orm'
import { addressKey } from '#db/address-key.ts'
import type { Queryable } from '#db/database.ts'
import { mails, notificationEvents } from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

export function mailPage(db: Queryable, emailKey: string, { limit, offset }: Page) {
  const { template: kind, subject, recipient, createdAt, sentAt, abandonedAt } = mails
  return db
    .select({ kind, subject, recipient, createdAt, sentAt, abandonedAt })
    .from(mails)
    .where(eq(addressKey(recipient), emailKey))
    .orderBy(asc(createdAt), asc(mails.id))
    .limit(limit)
    .offset(offset)
}

export function noticePage(db: Queryable, emailKey: string, { limit, offset }: Page) {
  const { template: kind, createdAt, toldAt } = notificationEvents
  return db
    .select({ kind, createdAt, toldAt })
    .from(notificationEvents)
    .where(eq(notificationEvents.recipientKey, emailKey))
    .orderBy(asc(createdAt), asc(notificationEvents.id))
    .limit(limit)
    .offset(offset)
}
