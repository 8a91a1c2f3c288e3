/** SQL of the keys that sign ID tokens. */
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { signingKeys } from '#db/schema.ts'

export type SigningKeyRow = typeof signingKeys.$inferSelect
type NewKey = Pick<SigningKeyRow, 'kid' | 'privateJwk' | 'publicJwk'>

/** Any constant will do; it only has to be the same in every process. */
const KEY_LOCK = 4_172_617

/** Keys that are not retired, or were retired after `moment`; newest first. */
export async function listKeys(q: Queryable, moment: Date): Promise<SigningKeyRow[]> {
  return q
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, moment)))
    .orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid))
}

/**
 * Adds a key and retires the ones before it at `retireAt`, unless one was made after `newerThan`:
 * of processes that ask at once, one does it. Says whether this one did.
 */
export async function addKey(
  db: Database,
  key: NewKey,
  { now, retireAt, newerThan }: { now: Date; retireAt: Date; newerThan: Date | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`)
    const current = await tx
      .select({ createdAt: signingKeys.createdAt })
      .from(signingKeys)
      .where(isNull(signingKeys.retiredAt))
    if (current.some(({ createdAt }) => newerThan === null || createdAt > newerThan)) return false
    await tx.update(signingKeys).set({ retiredAt: retireAt }).where(isNull(signingKeys.retiredAt))
    await tx.insert(signingKeys).values({ ...key, createdAt: now })
    return true
  })
}

/** Nothing happens where another process has been at it meanwhile. */
export async function replacePrivateJwk(
  q: Queryable,
  { kid, privateJwk }: Pick<SigningKeyRow, 'kid' | 'privateJwk'>,
  anew: SigningKeyRow['privateJwk'],
): Promise<void> {
  await q
    .update(signingKeys)
    .set({ privateJwk: anew })
    .where(and(eq(signingKeys.kid, kid), eq(signingKeys.privateJwk, privateJwk)))
}

export async function dropKeysRetiredBefore(q: Queryable, moment: Date): Promise<void> {
  await q.delete(signingKeys).where(lt(signingKeys.retiredAt, moment))
}
