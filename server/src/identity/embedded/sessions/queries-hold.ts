/** SQL that holds an account's sessions, and what begins them, in the order in which they end. */
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { oneTimeSecrets, sessions } from '#db/schema.ts'

/** Held in one order for everybody: an account's own end of its sessions and an organization's meet in the same rows. */
export function inOrder(q: Queryable, which: SQL | undefined) {
  return q.select({ id: sessions.id }).from(sessions).where(which).orderBy(sessions.id).for('no key update')
}

/**
 * All that `endSessions` may end of an account, held as it ends them: whoever holds one session alone at first waits, for
 * the others, for an end that waits for that one. The account has to be held.
 */
export async function holdSignIns(tx: Transaction, uid: string): Promise<void> {
  await tx
    .select({ hash: oneTimeSecrets.hash })
    .from(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.uid, uid), isNull(oneTimeSecrets.consumedAt)))
    .orderBy(oneTimeSecrets.hash)
    .for('no key update')
  await inOrder(tx, and(eq(sessions.uid, uid), isNull(sessions.endedAt)))
}
