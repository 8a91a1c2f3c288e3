/** The only SQL for outgoing mail and notification events. */
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { mails, notificationEvents } from '#db/schema.ts'

export type MailRow = typeof mails.$inferSelect

export async function insertMails(db: Queryable, values: (typeof mails.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await db.insert(mails).values(values)
}

/** Takes due mails for this sender: nobody else sees them before the lease ends. */
export async function leaseDueMails(
  db: Queryable,
  { count, leaseSeconds }: { count: number; leaseSeconds: number },
): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.abandonedAt), lte(mails.dueAt, sql`now()`)))
    .orderBy(mails.dueAt)
    .limit(count)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

/** Its links are secrets that have done their part here. */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()`, text: '', html: '', links: [] })
    .where(eq(mails.id, id))
}

export async function markFailed(db: Queryable, id: string, again: { inSeconds: number } | 'never'): Promise<void> {
  const changes =
    again === 'never'
      ? { abandonedAt: sql`now()`, text: '', html: '', links: [] }
      : { dueAt: sql`now() + make_interval(secs => ${again.inSeconds})` }
  await db.update(mails).set(changes).where(eq(mails.id, id))
}

export async function newestMails(db: Queryable, count: number): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(count)
}

/** An event that is there already stays as it is. */
export async function insertEvent(db: Queryable, values: typeof notificationEvents.$inferInsert): Promise<void> {
  await db.insert(notificationEvents).values(values).onConflictDoNothing()
}

/** Takes one untold event that is young enough; of any number of callers, one gets it. */
export async function takeEvent(
  db: Queryable,
  { recipientKey, template, withinSeconds }: { recipientKey: string; template: string; withinSeconds: number },
): Promise<{ recipient: string } | undefined> {
  const one = db
    .select({ id: notificationEvents.id })
    .from(notificationEvents)
    .where(
      and(
        eq(notificationEvents.recipientKey, recipientKey),
        eq(notificationEvents.template, template),
        isNull(notificationEvents.toldAt),
        sql`${notificationEvents.createdAt} > now() - make_interval(secs => ${withinSeconds})`,
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(notificationEvents)
    .set({ toldAt: sql`now()` })
    .where(inArray(notificationEvents.id, one))
    .returning({ recipient: notificationEvents.recipient })
  return row
}
