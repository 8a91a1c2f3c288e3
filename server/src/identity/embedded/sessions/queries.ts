/** SQL of sessions (one a sign-in) and of the refresh tokens that carry them on; what ends them is in `queries-end.ts`. */
import { and, eq, gte, isNotNull, isNull, lt, min, ne, not, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { accountIdentities, accounts, refreshTokens, sessions } from '#db/schema.ts'
import { customProvider } from '#identity/embedded/protocol/providers.ts'
import type { Account, AccountIdentity } from '#identity/embedded/accounts/queries.ts'

export type Session = typeof sessions.$inferSelect

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/**
 * Whether somebody signed in to the account before with the browser of that hash, as far as sessions are kept. A session
 * that was handed on there is no sign-in: whoever has stolen one may hand it on to as many browsers as they like.
 */
export async function isKnownBrowser(q: Queryable, uid: string, browser: string): Promise<boolean> {
  const [known] = await q
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.uid, uid),
        eq(sessions.browser, browser),
        isNull(sessions.parentId),
        ne(sessions.provider, customProvider),
      ),
    )
    .limit(1)
  return known !== undefined
}

/** No browser but that one is known any more: who signs in from another once more is told of. */
export async function forgetBrowsers(
  tx: Transaction,
  uid: string,
  { except }: { except: string | null },
): Promise<void> {
  const others = except === null ? isNotNull(sessions.browser) : ne(sessions.browser, except)
  await tx
    .update(sessions)
    .set({ browser: null })
    .where(and(eq(sessions.uid, uid), others))
}

/** Of an account that is gone: its sessions stay for a while, from where they were is nobody's business. */
export async function forgetRecognition(tx: Transaction, uid: string): Promise<void> {
  const nothing = { browser: null, browserName: null, systemName: null, network: null }
  await tx
    .update(sessions)
    .set({ ...nothing, deviceId: sql`${sessions.id}` })
    .where(eq(sessions.uid, uid))
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { hash: string; sessionId: string; createdAt: Date },
): Promise<void> {
  await tx.insert(refreshTokens).values(token)
}

export type RefreshToken = typeof refreshTokens.$inferSelect

/**
 * A refresh token with its session and account. The session is held, so that uses of any of its tokens
 * queue up, and so do its end and they.
 */
export async function lockRefreshToken(
  tx: Transaction,
  hash: string,
): Promise<{ token: RefreshToken; session: Session; account: Account | null } | undefined> {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions, account: accounts })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .where(eq(refreshTokens.hash, hash))
    .for('no key update', { of: [refreshTokens, sessions] })
  return row
}

/**
 * Puts the next token in the place of one, and notes that its session was used, and from which network: one statement. Answers the
 * account's sign-ins at other providers, which the new ID token tells of.
 */
export async function replaceRefreshToken(
  tx: Transaction,
  replaced: Pick<RefreshToken, 'hash' | 'sessionId' | 'successor' | 'firstUse'> & { replacedAt: Date },
  next: { hash: string; uid: string; createdAt: Date; network: string | null },
): Promise<AccountIdentity[]> {
  const { hash, sessionId, replacedAt, successor, firstUse } = replaced
  const marked = tx
    .$with('marked')
    .as(
      tx
        .update(refreshTokens)
        .set({ replacedAt, successor, firstUse })
        .where(eq(refreshTokens.hash, hash))
        .returning({ hash: refreshTokens.hash }),
    )
  const used = tx.$with('used').as(
    tx
      .update(sessions)
      .set({ lastUsedAt: next.createdAt, ...(next.network === null ? {} : { network: next.network }) })
      .where(eq(sessions.id, sessionId))
      .returning({ id: sessions.id }),
  )
  const added = tx
    .$with('added')
    .as(
      tx
        .insert(refreshTokens)
        .values({ hash: next.hash, sessionId, createdAt: next.createdAt })
        .returning({ hash: refreshTokens.hash }),
    )
  return tx
    .with(marked, used, added)
    .select()
    .from(accountIdentities)
    .where(eq(accountIdentities.uid, next.uid))
    .orderBy(accountIdentities.createdAt, accountIdentities.subject)
}

/** The sealed successors of a session's tokens that were replaced at `since` or later, by the token's hash. */
export async function successorsSince(
  tx: Transaction,
  sessionId: string,
  since: Date,
): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ hash: refreshTokens.hash, successor: refreshTokens.successor })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), gte(refreshTokens.replacedAt, since)))
  return new Map(rows.map(({ hash, successor }) => [hash, successor]))
}

/** Forgets what replaced tokens were replaced by, where that was before `moment`: nobody gets it again. */
export async function forgetSuccessors(q: Queryable, moment: Date): Promise<void> {
  await q
    .update(refreshTokens)
    .set({ successor: null })
    .where(and(isNotNull(refreshTokens.successor), lt(refreshTokens.replacedAt, moment)))
}

/** Whose sessions have begun with one of these connections since then, and when at first: also those that have ended. */
export async function begunBy(
  q: Queryable,
  connectionIds: readonly string[],
  since: Date,
): Promise<{ uid: string; connectionId: string; at: Date }[]> {
  const { uid, ssoConnectionId, authTime } = sessions
  const isBy = sql`${ssoConnectionId} = any(${sql.param([...connectionIds])}::uuid[])`
  const rows = await q
    .select({ uid, connectionId: ssoConnectionId, at: min(authTime) })
    .from(sessions)
    .where(and(isBy, gte(authTime, since)))
    .groupBy(uid, ssoConnectionId)
  return rows.flatMap(({ uid, connectionId, at }) =>
    connectionId === null || at === null ? [] : [{ uid, connectionId, at }],
  )
}

/** Drops sessions that ended, and refresh tokens that were replaced, before `moment`. */
export async function dropSessionsOf(q: Queryable, moment: Date): Promise<void> {
  // One that handed on others stays until these are gone: a log-out further up still finds its way to them.
  const hasChildren = sql`exists (select 1 from ${sessions} as child where child.parent_id = ${sessions.id})`
  await q.delete(sessions).where(and(lt(sessions.endedAt, moment), not(hasChildren)))
  await q.delete(refreshTokens).where(lt(refreshTokens.replacedAt, moment))
}
