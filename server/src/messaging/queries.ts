/** The only SQL for outgoing mail and notification events. */
import {
  and,
  type AnyColumn,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { mails, notificationEvents } from '#db/schema.ts'
import type { MailTemplate } from './render-mail.ts'

export type MailRow = typeof mails.$inferSelect

export async function insertMails(db: Queryable, values: (typeof mails.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await db.insert(mails).values(values)
}

/**
 * Mails of which one act makes thousands: an import, a roster, the last day of a school year. The others are for somebody
 * who waits for a code that is soon over, or tell of what somebody else did to an account.
 */
const toMany: MailTemplate[] = [
  ...(['invite', 'record_changed', 'join_accepted', 'join_declined', 'join_ended'] as const),
  ...(['term_ending', 'term_ended', 'term_kept'] as const),
]
/** So often a mail goes ahead of those to many: a mail server that knows nobody yet has everything sent twice. */
const TRIES_AHEAD = 3

/**
 * Takes due mails for this sender: nobody else sees them before the lease ends. Those to many come behind all others, and
 * those that failed behind those that did not: what cannot go keeps nothing else. One that is due further ahead than any is ever put off was put off before
 * the clock was set back.
 */
export async function leaseDueMails(
  db: Queryable,
  { count, leaseSeconds, furthestSeconds }: { count: number; leaseSeconds: number; furthestSeconds: number },
): Promise<MailRow[]> {
  const furthest = sql`now() + make_interval(secs => ${furthestSeconds})`
  const behind = or(inArray(mails.template, toMany), gte(mails.attempts, TRIES_AHEAD))
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(isNull(mails.sentAt), isNull(mails.abandonedAt), or(lte(mails.dueAt, sql`now()`), gt(mails.dueAt, furthest))),
    )
    .orderBy(sql`${behind}`, mails.attempts, mails.dueAt)
    .limit(count)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
  // An update answers in no order.
  return taken.sort(
    (one, other) =>
      Number(isBehind(one)) - Number(isBehind(other)) ||
      one.attempts - other.attempts ||
      Number(one.createdAt) - Number(other.createdAt),
  )
}

/** Of a mail that is taken, the same as above: the attempt that begins is counted. */
function isBehind({ template, attempts }: MailRow): boolean {
  return (toMany as string[]).includes(template) || attempts > TRIES_AHEAD
}

/** Mails that were taken and not tried: whoever comes next has them at once. */
export async function returnMails(db: Queryable, taken: Pick<MailRow, 'id'>[]): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()`, attempts: sql`${mails.attempts} - 1` })
    .where(
      inArray(
        mails.id,
        taken.map(({ id }) => id),
      ),
    )
}

/** Whether a mail that was taken is still to be sent: what it offers may have been taken back since. */
export async function isStillWanted(db: Queryable, id: string): Promise<boolean> {
  const wanted = and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.abandonedAt))
  const rows = await db.select({ id: mails.id }).from(mails).where(wanted)
  return rows.length > 0
}

/** What a mail no longer says. */
const nothing = { sealed: '', text: '', html: '', links: [] }

/** Its links are secrets that have done their part here. */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ ...nothing, sentAt: sql`now()` })
    .where(eq(mails.id, id))
}

export async function markFailed(db: Queryable, id: string, again: { inSeconds: number } | 'never'): Promise<void> {
  const changes =
    again === 'never'
      ? { ...nothing, abandonedAt: sql`now()` }
      : { dueAt: sql`now() + make_interval(secs => ${again.inSeconds})` }
  await db.update(mails).set(changes).where(eq(mails.id, id))
}

/** How many are neither sent nor given up, and for how long the oldest of them has waited. */
export async function mailsWaiting(db: Queryable): Promise<{ waiting: number; oldestSeconds: number }> {
  const oldestSeconds = sql<number>`coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)::float8`
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int`, oldestSeconds })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.abandonedAt)))
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
