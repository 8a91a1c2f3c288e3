/** The SQL of sending: whose mail is next, and what became of it. */
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { mails } from '#db/schema.ts'
import { isWaiting, type MailRow } from '#messaging/queries.ts'
import { compareTurns } from '#messaging/turns.ts'

interface Lease {
  count: number
  leaseSeconds: number
  /** None is ever put off for longer. */
  furthestSeconds: number
}

/** Takes due mails for this sender, in the order of their turns (`turns.ts`): nobody else sees them before the lease ends. */
export async function leaseDueMails(
  db: Queryable,
  { count, leaseSeconds, furthestSeconds }: Lease,
): Promise<MailRow[]> {
  const due = await lease(db, dueMails(db, count), leaseSeconds)
  const taken = due.length > 0 ? due : await lease(db, strandedMails(db, { count, furthestSeconds }), leaseSeconds)
  // An update answers in no order.
  return taken.sort(
    (one, other) =>
      compareTurns(one.turn, other.turn) ||
      one.attempts - other.attempts ||
      Number(one.createdAt) - Number(other.createdAt),
  )
}

async function lease(db: Queryable, which: ReturnType<typeof dueMails>, seconds: number): Promise<MailRow[]> {
  return db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})`, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, which))
    .returning()
}

/** Whose turn it is. Their order is an index's, which tells as well whether one is due: it is all the same how many wait. */
export function dueMails(db: Queryable, count: number) {
  return inTurn(db, lte(mails.dueAt, sql`now()`), count)
}

/** What is due further ahead than any is ever put off was put off before the clock was set back: it goes where nothing else is due. */
function strandedMails(db: Queryable, { count, furthestSeconds }: Pick<Lease, 'count' | 'furthestSeconds'>) {
  return inTurn(db, gt(mails.dueAt, sql`now() + make_interval(secs => ${furthestSeconds})`), count)
}

function inTurn(db: Queryable, when: SQL, count: number) {
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, when))
    .orderBy(mails.turn, mails.attempts, mails.dueAt)
    .limit(count)
    .for('update', { skipLocked: true })
}

/** Which mail, and whose turn at it: each taking counts, and only the last one may say what becomes of it. */
export type Taken = Pick<MailRow, 'id' | 'attempts'>

const isTaken = ({ id, attempts }: Taken) => and(eq(mails.id, id), eq(mails.attempts, attempts), isWaiting)

/** Mails that were taken and not tried: whoever comes next has them at once. Those that somebody else took since stay theirs. */
export async function returnMails(db: Queryable, taken: Taken[]): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()`, attempts: sql`${mails.attempts} - 1` })
    .where(or(...taken.map(isTaken)))
}

/**
 * Whether a mail that was taken is still to be sent: what it offers may have been taken back since, and a sender that was
 * held up finds its lease over, or too short to send it in before somebody else takes it.
 */
export async function isStillWanted(db: Queryable, mail: Taken, sendSeconds: number): Promise<boolean> {
  const isLeased = gt(mails.dueAt, sql`now() + make_interval(secs => ${sendSeconds})`)
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isTaken(mail), isLeased))
  return rows.length > 0
}

/** What a mail no longer says. */
const nothing = { sealed: '', text: '', html: '', links: [] }

/** Its links are secrets that have done their part here. Whoever has it by now: it has arrived. */
export async function markSent(db: Queryable, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ ...nothing, sentAt: sql`now()` })
    .where(eq(mails.id, id))
}

/** Nobody tries it again. False where somebody else took it since. */
export async function markGivenUp(db: Queryable, mail: Taken): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ ...nothing, abandonedAt: sql`now()` })
    .where(isTaken(mail))
    .returning({ id: mails.id })
  return rows.length > 0
}

/** One that failed is tried again once it is due, when its turn comes; by whoever took it since, if somebody did. */
export async function putOff(
  db: Queryable,
  mail: Taken,
  { turn, inSeconds }: Pick<MailRow, 'turn'> & { inSeconds: number },
): Promise<void> {
  const dueAt = sql`now() + make_interval(secs => ${inSeconds})`
  await db.update(mails).set({ dueAt, turn }).where(isTaken(mail))
}
