/** The only SQL for idempotency records. */
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import { idempotencyRecords } from '#db/schema.ts'

type Row = typeof idempotencyRecords.$inferSelect
type Name = Pick<Row, 'uid' | 'key'>

const named = and(eq(idempotencyRecords.uid, given('uid')), eq(idempotencyRecords.key, given('key')))

const reserved = prepared((tx) =>
  tx
    .insert(idempotencyRecords)
    .values({ uid: given('uid'), key: given('key'), fingerprint: given('fingerprint'), answer: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key })
    .prepare('reserve_idempotency_key'),
)

/** False when the name is taken; waits for a rival that is still at work. */
export async function reserve(tx: Transaction, name: Name, fingerprint: string): Promise<boolean> {
  const rows = await reserved(tx).execute({ ...name, fingerprint })
  return rows.length > 0
}

export async function recordOf(tx: Queryable, name: Name): Promise<Row | undefined> {
  const [row] = await recordNamed(tx).execute({ ...name })
  return row
}

const recordNamed = prepared((tx) => tx.select().from(idempotencyRecords).where(named).prepare('idempotency_record'))

const answerKept = prepared((tx) =>
  tx
    .update(idempotencyRecords)
    .set({ answer: sql`${given('answer')}::jsonb` })
    .where(named)
    .prepare('keep_idempotent_answer'),
)

export async function keepAnswer(tx: Transaction, name: Name, answer: unknown): Promise<void> {
  await answerKept(tx).execute({ ...name, answer: JSON.stringify(answer) })
}

const oldDropped = prepared((tx) =>
  tx
    .delete(idempotencyRecords)
    .where(
      and(named, lt(idempotencyRecords.createdAt, sql`now() - make_interval(secs => ${given('olderThanSeconds')})`)),
    )
    .prepare('drop_idempotency_record'),
)

/** A record that no retry will ask for any more, so that the name is free. */
export async function dropOld(tx: Transaction, name: Name, olderThanSeconds: number): Promise<void> {
  await oldDropped(tx).execute({ ...name, olderThanSeconds })
}

/**
 * Waits for nobody: what somebody holds here is old and goes by that, or by the next round, while whoever holds it may wait
 * for the account.
 */
async function dropUnheld(db: Queryable, which: SQL): Promise<void> {
  const { uid, key } = idempotencyRecords
  const unheld = db.select({ uid, key }).from(idempotencyRecords).where(which).for('update', { skipLocked: true })
  await db.delete(idempotencyRecords).where(sql`(${uid}, ${key}) in ${unheld}`)
}

/** The same of everybody. */
export async function dropAllOld(db: Queryable, before: Date): Promise<void> {
  await dropUnheld(db, lt(idempotencyRecords.createdAt, before))
}

/** Of an account that goes: they are held behind it. */
export async function dropRecordsOf(tx: Transaction, uid: string): Promise<void> {
  await dropUnheld(tx, eq(idempotencyRecords.uid, uid))
}
