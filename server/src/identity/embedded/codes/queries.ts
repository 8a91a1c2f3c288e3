/** SQL of single-use secrets: custom tokens, action codes, codes that end a session, and what is under way of a second step. */
import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { accounts, oneTimeSecrets } from '#db/schema.ts'

const recoveryKind = 'recoverEmail'
const resetKind = 'resetPassword'
const changeKind = 'verifyAndChangeEmail'

/** What a mailed code is for; the value is also the link's `mode`, as the official SDK reads it. */
export type ActionCodeKind = typeof resetKind | 'verifyEmail' | typeof changeKind | typeof recoveryKind
/** What a passkey's sign-in answers: exchanged as a custom token is, and never handed on. */
export const passkeyTokenKind = 'passkey_token'
type TokenKind = 'custom_token' | typeof passkeyTokenKind
/**
 * `end_session`: what the mail about a new sign-in carries. `second_step`: a sign-in that waits for its second step.
 * `authenticator`: a second step that is being set up. `arrival_token`: whoever came by an organization's own sign-in.
 */
export type SecretKind = ActionCodeKind | TokenKind | 'end_session' | 'second_step' | 'authenticator' | 'arrival_token'
export type OneTimeSecret = typeof oneTimeSecrets.$inferSelect

export async function insertSecret(
  tx: Transaction,
  ...secrets: {
    hash: string
    kind: SecretKind
    uid: string
    detail: Record<string, string>
    createdAt: Date
    expiresAt: Date
    sessionId?: string | undefined
  }[]
): Promise<void> {
  await tx.insert(oneTimeSecrets).values(secrets)
}

export async function findSecret(q: Queryable, hash: string): Promise<OneTimeSecret | undefined> {
  const [secret] = await q.select().from(oneTimeSecrets).where(eq(oneTimeSecrets.hash, hash))
  return secret
}

/** Consumes a code in one statement: of any number of callers, exactly one gets it back. */
export async function consumeSecret(
  tx: Transaction,
  hash: string,
  kind: Exclude<SecretKind, TokenKind>,
  now: Date,
): Promise<OneTimeSecret | undefined> {
  return consume(tx, hash, kind, now)
}

/**
 * Consumes a custom token, or a passkey's, in one statement. It answers to the origin that it is bound to; where it
 * is bound to none, to `unbound` callers. Tried from elsewhere, it stays.
 */
export async function consumeToken(
  tx: Transaction,
  { hash, kind }: Pick<OneTimeSecret, 'hash' | 'kind'>,
  now: Date,
  { origin, unbound }: { origin: string | undefined; unbound: boolean },
): Promise<OneTimeSecret | undefined> {
  const boundTo = sql`${oneTimeSecrets.detail} ->> 'origin'`
  if (!isTokenKind(kind)) return undefined
  return consume(tx, hash, kind, now, [
    origin === undefined ? undefined : eq(boundTo, origin),
    unbound ? isNull(boundTo) : undefined,
  ])
}

function isTokenKind(kind: string): kind is TokenKind {
  return kind === 'custom_token' || kind === passkeyTokenKind
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

/**
 * Takes the secrets of an account out of use, of one kind, or all but those that take an address back: they are
 * there for whoever lost the account to somebody who goes on to change what signs in to it. And but for a reset of an
 * account that never confirmed its address: whoever made it in advance would keep the address's reader out.
 */
export async function discardSecrets(tx: Transaction, uid: string, now: Date, kind?: SecretKind): Promise<void> {
  const confirmed = tx
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(and(eq(accounts.uid, uid), accounts.emailVerified))
  const isConfirmed = inArray(oneTimeSecrets.uid, confirmed)
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.uid, uid),
        isNull(oneTimeSecrets.consumedAt),
        kind === undefined
          ? and(ne(oneTimeSecrets.kind, recoveryKind), or(ne(oneTimeSecrets.kind, resetKind), isConfirmed))
          : eq(oneTimeSecrets.kind, kind),
      ),
    )
}

/** When the oldest code was made that can still give the account that address back; undefined where none can. */
export async function findRecovery(
  tx: Transaction,
  uid: string,
  emailKey: string,
  now: Date,
): Promise<Date | undefined> {
  const [oldest] = await tx
    .select({ createdAt: oneTimeSecrets.createdAt })
    .from(oneTimeSecrets)
    .where(
      and(
        eq(oneTimeSecrets.uid, uid),
        eq(oneTimeSecrets.kind, recoveryKind),
        eq(sql`${oneTimeSecrets.detail} ->> 'emailKey'`, emailKey),
        isNull(oneTimeSecrets.consumedAt),
        gt(oneTimeSecrets.expiresAt, now),
      ),
    )
    .orderBy(oneTimeSecrets.createdAt)
    .limit(1)
  return oldest?.createdAt
}

/** The address of the newest code that can still change the account's own to it; null where none can. */
export async function findEmailChange(q: Queryable, uid: string, now: Date): Promise<string | null> {
  const { kind, detail, consumedAt, expiresAt, createdAt } = oneTimeSecrets
  const [newest] = await q
    .select({ email: sql<string | null>`${detail} ->> 'newEmail'` })
    .from(oneTimeSecrets)
    .innerJoin(accounts, eq(accounts.uid, oneTimeSecrets.uid))
    .where(
      and(
        eq(oneTimeSecrets.uid, uid),
        eq(kind, changeKind),
        eq(sql`${detail} ->> 'emailKey'`, accounts.emailKey),
        isNull(consumedAt),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return newest?.email ?? null
}

/** Takes the codes out of use that would change the account's address to any but this. */
export async function discardOtherChanges(tx: Transaction, uid: string, newEmail: string, now: Date): Promise<void> {
  const { kind, detail, consumedAt } = oneTimeSecrets
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(
      and(
        ...[eq(oneTimeSecrets.uid, uid), eq(kind, changeKind), isNull(consumedAt)],
        ne(sql`${detail} ->> 'newEmail'`, newEmail),
      ),
    )
}

/** Takes the codes out of use that would give the account an address back which it had since `moment`. */
export async function discardRecoveriesSince(tx: Transaction, uid: string, moment: Date, now: Date): Promise<void> {
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.uid, uid),
        eq(oneTimeSecrets.kind, recoveryKind),
        isNull(oneTimeSecrets.consumedAt),
        gte(oneTimeSecrets.createdAt, moment),
      ),
    )
}

export async function dropSecretsOf(q: Queryable, moment: Date): Promise<void> {
  await q.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, moment))
}
