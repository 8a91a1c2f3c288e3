/** The only SQL for idempotency records. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { idempotencyRecords } from '#db/schema.ts'

type Row = typeof idempotencyRecords.$inferSelect
type Name = Pick<Row, 'uid' | 'key'>

/** False when the name is taken; waits for a rival that is still at work. */
export async function reserve(tx: Transaction, { uid, key }: Name, fingerprint: string): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyRecords)
    .values({ uid, key, fingerprint, answer: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key })
  return rows.length > 0
}

export async function recordOf(tx: Transaction, { uid, key }: Name): Promise<Row | undefined> {
  const [row] = await tx.select().from(idempotencyRecords).where(named({ uid, key }))
  return row
}

export async function keepAnswer(tx: Transaction, name: Name, answer: unknown): Promise<void> {
  await tx.update(idempotencyRecords).set({ answer }).where(named(name))
}

/** Somebody's records that no retry will ask for any more. */
export async function dropOld(tx: Transaction, uid: string, olderThanSeconds: number): Promise<void> {
  const old = lt(idempotencyRecords.createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`)
  await tx.delete(idempotencyRecords).where(and(eq(idempotencyRecords.uid, uid), old))
}

function named({ uid, key }: Name) {
  return and(eq(idempotencyRecords.uid, uid), eq(idempotencyRecords.key, key))
}
