/** The SQL of sending: whose mail is next, and what became of it. */
import { and, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { mails } from '#db/schema.ts'
import type { MailRow } from '#messaging/queries.ts'
import type { MailTemplate } from '#messaging/render-mail.ts'

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
