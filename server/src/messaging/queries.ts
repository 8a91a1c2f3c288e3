/** The only SQL for outgoing mail and notification events. */
import { and, type AnyColumn, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { mails, notificationEvents } from '#db/schema.ts'

export type MailRow = typeof mails.$inferSelect

/** Neither sent nor given up. */
export const isWaiting = and(isNull(mails.sentAt), isNull(mails.abandonedAt))

export async function insertMails(db: Queryable, values: (typeof mails.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await db.insert(mails).values(values)
}

/** How many are neither sent nor given up, and for how long the oldest of them has waited. */
export async function mailsWaiting(db: Queryable): Promise<{ waiting: number; oldestSeconds: number }> {
  const oldestSeconds = sql<number>`coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)::float8`
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int`, oldestSeconds })
    .from(mails)
    .where(isWaiting)
  return row ?? { waiting: 0, oldestSeconds: 0 }
}

export async function newestMails(db: Queryable, count: number): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(count)
}

/** Whether the mail that carries this has still to go out: part of a statement about what it offers. */
export function isWaitingToGo(carries: AnyColumn): SQL {
  return sql`exists (select from ${mails} where ${mails.carries} = ${carries} and ${mails.sealed} <> ''
    and ${mails.sentAt} is null and ${mails.abandonedAt} is null)`
}

/** Mails that are not wrapped, as earlier versions left them. */
export async function openLyingMails(db: Queryable, count: number): Promise<MailRow[]> {
  return db.select().from(mails).where(ne(mails.text, '')).limit(count)
}

export async function updateMail(db: Queryable, id: string, changes: Partial<MailRow>): Promise<void> {
  await db.update(mails).set(changes).where(eq(mails.id, id))
}

/** Empties mails whose code or invite was used, was ended or has expired; one that waits to be sent is given up. */
export async function forgetSpentMails(db: Queryable): Promise<void> {
  await db.execute(sql`select forget_spent_mails()`)
}

/** Only those that are done with. */
export async function dropMailsOlderThan(db: Queryable, days: number): Promise<void> {
  const old = lt(mails.createdAt, sql`now() - make_interval(days => ${days})`)
  const doneWith = or(
    isNotNull(mails.abandonedAt),
    and(isNotNull(mails.sentAt), or(isNull(mails.carries), eq(mails.sealed, ''))),
  )
  await db.delete(mails).where(and(old, doneWith))
  const oldEvent = lt(notificationEvents.createdAt, sql`now() - make_interval(days => ${days})`)
  await db.delete(notificationEvents).where(oldEvent)
}

export async function deleteEventsOf(tx: Queryable, recipientKey: string): Promise<void> {
  await tx.delete(notificationEvents).where(eq(notificationEvents.recipientKey, recipientKey))
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
