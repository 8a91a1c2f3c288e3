/** SQL of sessions (one a sign-in) and of the refresh tokens that carry them on. */
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { accountIdentities, accounts, oneTimeSecrets, refreshTokens, sessions } from '#db/schema.ts'
import type { Account, AccountIdentity } from '#identity/embedded/accounts/queries.ts'

export type Session = typeof sessions.$inferSelect

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

/** Whether the account was signed in before with the browser of that hash, as far as sessions are kept. */
export async function isKnownBrowser(q: Queryable, uid: string, browser: string): Promise<boolean> {
  const [known] = await q
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), eq(sessions.browser, browser)))
    .limit(1)
  return known !== undefined
}

/** Ends the sessions of an account, all or all but one, or only those of one provider. */
export async function endSessions(
  tx: Transaction,
  uid: string,
  endedAt: Date,
  { except, provider }: { except?: string; provider?: string } = {},
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(
      and(
        eq(sessions.uid, uid),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
        provider === undefined ? undefined : eq(sessions.provider, provider),
      ),
    )
}

/** Ends an account's sessions at the site of an organization: those that are handed on there stay there. */
export async function endSessionsAt(
  tx: Transaction,
  { uid, organizationId }: { uid: string; organizationId: string },
  endedAt: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.uid, uid), eq(sessions.organizationId, organizationId), isNull(sessions.endedAt)))
}

/**
 * Ends the sessions of these accounts that began in these ways, or all of them, with those that they were handed on to,
 * and every secret that would begin one.
 */
export async function endSessionsOf(
  tx: Transaction,
  { uids, ways }: { uids: readonly string[]; ways: readonly SessionWay[] | 'all' },
  endedAt: Date,
): Promise<void> {
  if (uids.length === 0) return
  const theirs = [...uids]
  // First what would begin one: whoever uses it right now is done when this goes on, and their session is found.
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: endedAt })
    .where(and(inArray(oneTimeSecrets.uid, theirs), isNull(oneTimeSecrets.consumedAt)))
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(
      and(
        inArray(sessions.uid, theirs),
        isNull(sessions.endedAt),
        ways === 'all' ? undefined : inArray(sessions.way, [...ways]),
      ),
    )
}

/** Ends the sessions that began with a connection, and those that they were handed on to. */
export async function endSessionsBy(tx: Transaction, connectionId: string, endedAt: Date): Promise<void> {
  // First what would begin one: whoever uses it right now is done when this goes on, and their session is found.
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: endedAt })
    .where(and(eq(sql`${oneTimeSecrets.detail} ->> 'connectionId'`, connectionId), isNull(oneTimeSecrets.consumedAt)))
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.ssoConnectionId, connectionId), isNull(sessions.endedAt)))
}

/**
 * Ends a session, with `ofSameBrowser` what else its browser began for the account, and everything that was
 * handed on from these; their unused custom tokens are used up. Answers how many ended. The account has
 * to be held.
 */
export async function endSessionTree(
  tx: Transaction,
  { uid, sessionId, ofSameBrowser }: { uid: string; sessionId: string; ofSameBrowser: boolean },
  endedAt: Date,
): Promise<number> {
  const roots = ofSameBrowser
    ? sql`(root.id = ${sessionId} or root.browser = (select browser from ${sessions} where id = ${sessionId} and uid = ${uid}))`
    : sql`root.id = ${sessionId}`
  const tree = sql`with recursive tree as (
      select root.id from ${sessions} as root where root.uid = ${uid} and ${roots}
      union
      select child.id from ${sessions} as child join tree on child.parent_id = tree.id
    ) select id from tree`
  const ended = await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(sql`${sessions.id} in (${tree})`, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: endedAt })
    .where(
      and(
        eq(oneTimeSecrets.uid, uid),
        isNull(oneTimeSecrets.consumedAt),
        sql`${oneTimeSecrets.sessionId} in (${tree})`,
      ),
    )
  return ended.length
}

/**
 * Ends what an account has open on one device, or on all others; custom tokens that were minted there are used up, and
 * its browser is not known any more: who signs in from there once more is told of. Answers how many devices that
 * were. The account has to be held.
 */
export async function endDevices(
  tx: Transaction,
  uid: string,
  device: { is: string } | { isNot: string },
  endedAt: Date,
): Promise<number> {
  const there = 'is' in device ? eq(sessions.deviceId, device.is) : ne(sessions.deviceId, device.isNot)
  const ended = await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.uid, uid), there, isNull(sessions.endedAt)))
    .returning({ deviceId: sessions.deviceId })
  await tx
    .update(sessions)
    .set({ browser: null })
    .where(and(eq(sessions.uid, uid), there, isNotNull(sessions.browser)))
  const minting = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), there))
  await tx
    .update(oneTimeSecrets)
    .set({ consumedAt: endedAt })
    .where(
      and(eq(oneTimeSecrets.uid, uid), isNull(oneTimeSecrets.consumedAt), inArray(oneTimeSecrets.sessionId, minting)),
    )
  return new Set(ended.map(({ deviceId }) => deviceId)).size
}

/** Of an account that is gone: its sessions stay for a while, from where they were is nobody's business. */
export async function forgetRecognition(tx: Transaction, uid: string): Promise<void> {
  const nothing = { browser: null, browserName: null, systemName: null, network: null }
  await tx
    .update(sessions)
    .set({ ...nothing, deviceId: sql`${sessions.id}` })
    .where(eq(sessions.uid, uid))
}

/** Marks as ended what has run out: last used, or begun, before these moments. */
export async function endRunOutSessions(
  q: Queryable,
  before: { lastUsed: Date; started: Date },
  endedAt: Date,
): Promise<void> {
  await q
    .update(sessions)
    .set({ endedAt })
    .where(
      and(
        isNull(sessions.endedAt),
        or(lt(sessions.lastUsedAt, before.lastUsed), lt(sessions.startedAt, before.started)),
      ),
    )
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

/** Drops sessions that ended, and refresh tokens that were replaced, before `moment`. */
export async function dropSessionsOf(q: Queryable, moment: Date): Promise<void> {
  // One that handed on others stays until these are gone: a log-out further up still finds its way to them.
  const hasChildren = sql`exists (select 1 from ${sessions} as child where child.parent_id = ${sessions.id})`
  await q.delete(sessions).where(and(lt(sessions.endedAt, moment), not(hasChildren)))
  await q.delete(refreshTokens).where(lt(refreshTokens.replacedAt, moment))
}
