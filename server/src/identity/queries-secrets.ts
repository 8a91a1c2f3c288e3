/** SQL of single-use secrets: custom tokens and action codes. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { oneTimeSecrets } from '#db/schema.ts'

/** What a mailed code is for; the value is also the link's `mode`, as the official SDK reads it. */
export type ActionCodeKind = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail'
export type SecretKind = ActionCodeKind | 'custom_token'
export type OneTimeSecret = typeof oneTimeSecrets.$inferSelect

export async function insertSecret(
  tx: Transaction,
  secret: {
    hash: string
    kind: SecretKind
    uid: string
    detail: Record<string, string>
    createdAt: Date
    expiresAt: Date
    sessionId?: string | undefined
  },
): Promise<void> {
  await tx.insert(oneTimeSecrets).values(secret)
}

export async function findSecret(q: Queryable, hash: string): Promise<OneTimeSecret | undefined> {
  const [secret] = await q.select().from(oneTimeSecrets).where(eq(oneTimeSecrets.hash, hash))
  return secret
}

/** Consumes a code in one statement: of any number of callers, exactly one gets it back. */
export async function consumeSecret(
  tx: Transaction,
  hash: string,
  kind: ActionCodeKind,
  now: Date,
): Promise<OneTimeSecret | undefined> {
  return consume(tx, hash, kind, now)
}

/**
 * Consumes a custom token in one statement. It answers to the origin that it is bound to; where it
 * is bound to none, to `unbound` callers. Tried from elsewhere, it stays.
 */
export async function consumeCustomToken(
  tx: Transaction,
  hash: string,
  now: Date,
  { origin, unbound }: { origin: string | undefined; unbound: boolean },
): Promise<OneTimeSecret | undefined> {
  const boundTo = sql`${oneTimeSecrets.detail} ->> 'origin'`
  return consume(tx, hash, 'custom_token', now, [
    origin === undefined ? undefined : eq(boundTo, origin),
    unbound ? isNull(boundTo) : undefined,
  ])
}

async function consume(
  tx: Transaction,
  hash: string,
  kind: SecretKind,
  now: Date,
  anyOf: Parameters<typeof or> = [],
): Promise<OneTimeSecret | undefined> {
  const conditions = anyOf.filter((condition) => condition !== undefined)
  if (anyOf.length > 0 && conditions.length === 0) return undefined
  const [secret] = await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.hash, hash),
        eq(oneTimeSecrets.kind, kind),
        isNull(oneTimeSecrets.consumedAt),
        gt(oneTimeSecrets.expiresAt, now),
        or(...conditions),
      ),
    )
    .returning()
  return secret
}

/** Takes the secrets of an account out of use, of one kind or all. */
export async function discardSecrets(tx: Transaction, uid: string, now: Date, kind?: SecretKind): Promise<void> {
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.uid, uid),
        isNull(oneTimeSecrets.consumedAt),
        kind === undefined ? undefined : eq(oneTimeSecrets.kind, kind),
      ),
    )
}

export async function dropSecretsOf(q: Queryable, moment: Date): Promise<void> {
  await q.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, moment))
}
