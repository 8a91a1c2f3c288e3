/** SQL of passkeys and of what they are asked to sign. */
import { and, count, desc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { passkeyChallenges, passkeys } from '#db/schema.ts'
import { momentOn } from '#identity/embedded/accounts/queries.ts'

export type Passkey = typeof passkeys.$inferSelect
type Purpose = 'registration' | 'authentication'

/** Decides whose a passkey is. */
export const credentialIndex = 'passkeys_credential'

/** Breaks `credentialIndex` where somebody has it. */
export async function insertPasskey(
  tx: Transaction,
  { createdAt, ...passkey }: typeof passkeys.$inferInsert & { createdAt: Date },
): Promise<Passkey> {
  const added = { ...passkey, createdAt: momentOn(passkey.uid, createdAt) }
  const [row] = await tx.insert(passkeys).values(added).returning()
  if (!row) throw new Error('the passkey was not inserted')
  return row
}

/** An account's, the newest first. */
export async function listOwn(q: Queryable, uid: string): Promise<Passkey[]> {
  return q.select().from(passkeys).where(eq(passkeys.uid, uid)).orderBy(desc(passkeys.createdAt), desc(passkeys.id))
}

export async function countOwn(q: Queryable, uid: string): Promise<number> {
  const [row] = await q.select({ own: count() }).from(passkeys).where(eq(passkeys.uid, uid))
  return row?.own ?? 0
}

export async function findByCredential(q: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await q.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey
}

/** One of that account's; undefined also where it is somebody else's. */
export async function renameOwn(
  tx: Transaction,
  { id, uid, name }: { id: string; uid: string; name: string },
): Promise<Passkey | undefined> {
  const [passkey] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.uid, uid)))
    .returning()
  return passkey
}

export async function noteUse(
  tx: Transaction,
  id: string,
  use: Pick<Passkey, 'counter' | 'backedUp' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id))
}

/** Says whether there was one of that account. */
export async function deleteOwn(tx: Transaction, { id, uid }: { id: string; uid: string }): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.uid, uid)))
    .returning({ id: passkeys.id })
  return gone.length > 0
}

/** Those of an account that were added since a moment, or all. */
export async function deletePasskeys(tx: Transaction, uid: string, since: Date | undefined): Promise<void> {
  const addedSince = since === undefined ? undefined : gte(passkeys.createdAt, since)
  await tx.delete(passkeys).where(and(eq(passkeys.uid, uid), addedSince))
}

export async function insertChallenge(
  q: Queryable,
  challenge: { hash: string; purpose: Purpose; uid: string | null; expiresAt: Date },
): Promise<void> {
  await q.insert(passkeyChallenges).values(challenge)
}

/** Takes a challenge away, in one statement: of any number of callers, exactly one is told that it was there. */
export async function takeChallenge(
  q: Queryable,
  { hash, purpose, uid }: { hash: string; purpose: Purpose; uid: string | null },
  now: Date,
): Promise<boolean> {
  const taken = await q
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hash),
        eq(passkeyChallenges.purpose, purpose),
        uid === null ? isNull(passkeyChallenges.uid) : eq(passkeyChallenges.uid, uid),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  return taken.length > 0
}

export async function dropChallengesOf(q: Queryable, moment: Date): Promise<void> {
  await q.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, moment))
}
