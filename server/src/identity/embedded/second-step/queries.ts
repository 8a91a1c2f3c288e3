/** SQL of second steps: authenticators, backup codes, and sign-ins whose second step is still to come. */
import { and, count, eq, exists, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { authenticators, backupCodes, oneTimeSecrets, sessions } from '#db/schema.ts'
import { momentOn } from '#identity/embedded/accounts/queries.ts'
import type { OneTimeSecret, SecretKind } from '#identity/embedded/codes/queries.ts'

export type Authenticator = typeof authenticators.$inferSelect

/** Decides which of several authenticators becomes an account's. */
export const authenticatorIndex = 'authenticators_pkey'

export async function findAuthenticator(q: Queryable, uid: string): Promise<Authenticator | undefined> {
  const [row] = await q.select().from(authenticators).where(eq(authenticators.uid, uid))
  return row
}

/** Breaks `authenticatorIndex` where the account has one. */
export async function insertAuthenticator(
  tx: Transaction,
  { enrolledAt, ...row }: typeof authenticators.$inferInsert & { enrolledAt: Date },
): Promise<void> {
  await tx.insert(authenticators).values({ ...row, enrolledAt: momentOn(row.uid, enrolledAt) })
}

/** An account's, or only one that was enrolled since a moment. Answers with its id; undefined where there is no such one. */
export async function deleteAuthenticator(tx: Transaction, uid: string, since?: Date): Promise<string | undefined> {
  const enrolledSince = since === undefined ? undefined : gte(authenticators.enrolledAt, since)
  const [gone] = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.uid, uid), enrolledSince))
    .returning({ id: authenticators.id })
  return gone?.id
}

/** No session of the account says any more that a second step was taken with that authenticator. */
export async function forgetSecondSteps(tx: Transaction, uid: string, id: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondStep: null })
    .where(and(eq(sessions.uid, uid), eq(sessions.secondStep, id)))
}

export async function insertBackupCodes(
  tx: Transaction,
  uid: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  const made = { uid, createdAt: momentOn(uid, createdAt) }
  await tx.insert(backupCodes).values(hashes.map((hash) => ({ hash, ...made })))
}

/** All of an account's, or those made since a moment. Answers how many there were. */
export async function deleteBackupCodes(tx: Transaction, uid: string, since?: Date): Promise<number> {
  const madeSince = since === undefined ? undefined : gte(backupCodes.createdAt, since)
  const gone = await tx
    .delete(backupCodes)
    .where(and(eq(backupCodes.uid, uid), madeSince))
    .returning({ hash: backupCodes.hash })
  return gone.length
}

export async function countUnusedBackupCodes(q: Queryable, uid: string): Promise<number> {
  const [row] = await q
    .select({ unused: count() })
    .from(backupCodes)
    .where(and(eq(backupCodes.uid, uid), isNull(backupCodes.usedAt)))
  return row?.unused ?? 0
}

const isGood = (hash: string, kind: SecretKind, now: Date) =>
  and(
    eq(oneTimeSecrets.hash, hash),
    eq(oneTimeSecrets.kind, kind),
    isNull(oneTimeSecrets.consumedAt),
    gt(oneTimeSecrets.expiresAt, now),
  )

/** A sign-in whose second step is to come; undefined where it was taken, has run out, or is void. */
export async function findPendingSignIn(q: Queryable, hash: string, now: Date): Promise<OneTimeSecret | undefined> {
  const [row] = await q
    .select()
    .from(oneTimeSecrets)
    .where(isGood(hash, 'second_step', now))
  return row
}

/** What a second step is taken with: the time step of a code, or the hash of a backup code. */
export type Proof = { step: number } | { backupCode: string }

/**
 * Uses up a pending sign-in and what proves its second step, both or neither, in one statement: of any number of
 * callers with the one or the other, one gets it. The account has to be held.
 */
export async function consumePendingSignIn(
  tx: Transaction,
  { hash, authenticator, proof, now }: { hash: string; authenticator: Authenticator; proof: Proof; now: Date },
): Promise<OneTimeSecret | undefined> {
  const { uid } = authenticator
  const used = 'step' in proof ? usedStep(tx, authenticator, proof.step) : usedCode(tx, uid, proof.backupCode, now)
  const [row] = await tx
    .with(used)
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(and(isGood(hash, 'second_step', now), eq(oneTimeSecrets.uid, uid), exists(sql`(select from ${used})`)))
    .returning()
  return row
}

function usedStep(tx: Transaction, { uid, id }: Authenticator, step: number) {
  const unused = and(eq(authenticators.uid, uid), eq(authenticators.id, id), lt(authenticators.lastStep, step))
  return tx
    .$with('used')
    .as(tx.update(authenticators).set({ lastStep: step }).where(unused).returning({ uid: authenticators.uid }))
}

function usedCode(tx: Transaction, uid: string, hash: string, now: Date) {
  const unused = and(eq(backupCodes.hash, hash), eq(backupCodes.uid, uid), isNull(backupCodes.usedAt))
  return tx
    .$with('used')
    .as(tx.update(backupCodes).set({ usedAt: now }).where(unused).returning({ uid: backupCodes.uid }))
}

/** Uses up an enrolment that was begun for the account: of any number of callers, one gets it. */
export async function consumeEnrolment(
  tx: Transaction,
  { hash, uid, now }: { hash: string; uid: string; now: Date },
): Promise<OneTimeSecret | undefined> {
  const [row] = await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(and(isGood(hash, 'authenticator', now), eq(oneTimeSecrets.uid, uid)))
    .returning()
  return row
}
