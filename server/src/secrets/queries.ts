/** The only SQL for the ids of keys that wrap secrets. */
import { desc, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { secretsKeys } from '#db/schema.ts'

/** Any constant will do; it only has to be the same in every process. */
const SECRETS_LOCK = 4_172_618

/** Until the transaction ends, no other process decides on a key. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SECRETS_LOCK})`)
}

/** The key that came in last; undefined where nothing was ever wrapped. */
export async function newestKeyId(q: Queryable): Promise<string | undefined> {
  const [row] = await q
    .select({ id: secretsKeys.id })
    .from(secretsKeys)
    .orderBy(desc(secretsKeys.createdAt), desc(secretsKeys.id))
    .limit(1)
  return row?.id
}

export async function addKeyId(q: Queryable, id: string): Promise<void> {
  await q
    .insert(secretsKeys)
    .values({ id, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
}
