/** The refresh that nothing stands in the way of, in one statement. */
import { and, eq, gte, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { given } from '#db/prepared.ts'
import { accountIdentities, accounts, refreshTokens, sessions } from '#db/schema.ts'

/**
 * In: `hash` of the token that was presented, `now`, `usedSince` and `startedSince` (what lives longer has run out),
 * and what takes its place: `successor`, `firstUse` (JSON), `nextHash`; and the `network` that asks. Only for a token that was never used, of an open
 * session: out comes nothing in every other case, and nothing is changed. The session is held as `lockRefreshToken`
 * holds it, and looked at again where that had to wait. Out: a row for each identity of the account, at least one.
 */
export function prepareFirstUse(db: Database) {
  const held = db.$with('held').as(
    db
      .select({
        hash: refreshTokens.hash,
        sessionId: sql<string>`${sessions.id}`.as('session_id'),
        provider: sessions.provider,
        authTime: sessions.authTime,
        secondStep: sql<string | null>`${sessions.secondStep}`.as('session_second_step'),
        uid: accounts.uid,
        email: accounts.email,
        emailVerified: accounts.emailVerified,
        displayName: accounts.displayName,
        photoUrl: accounts.photoUrl,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(accounts, eq(accounts.uid, sessions.uid))
      .where(
        and(
          eq(refreshTokens.hash, given('hash')),
          isNull(refreshTokens.replacedAt),
          isNull(refreshTokens.firstUse),
          isNull(sessions.endedAt),
          gte(sessions.authTime, accounts.validSince),
          gte(sessions.lastUsedAt, given('usedSince')),
          gte(sessions.startedAt, given('startedSince')),
          not(accounts.disabled),
          or(not(accounts.secondStep), isNotNull(sessions.secondStep)),
        ),
      )
      .for('no key update', { of: [refreshTokens, sessions] }),
  )
  const marked = db.$with('marked').as(
    db
      .update(refreshTokens)
      .set({
        replacedAt: sql`${given('now')}::timestamptz`,
        successor: sql`${given('successor')}`,
        firstUse: sql`${given('firstUse')}::jsonb`,
      })
      .from(held)
      .where(eq(refreshTokens.hash, held.hash))
      .returning({ hash: refreshTokens.hash }),
  )
  const used = db.$with('used').as(
    db
      .update(sessions)
      .set({
        lastUsedAt: sql`${given('now')}::timestamptz`,
        network: sql`coalesce(${given('network')}, ${sessions.network})`,
      })
      .from(held)
      .where(eq(sessions.id, held.sessionId))
      .returning({ id: sessions.id }),
  )
  const added = db.$with('added').as(
    db
      .insert(refreshTokens)
      .select(
        sql`select ${given('nextHash')}, session_id, ${given('now')}::timestamptz, null::timestamptz, null::text, null::jsonb
          from held`,
      )
      .returning({ hash: refreshTokens.hash }),
  )
  return db
    .with(held, marked, used, added)
    .select({
      session: { id: held.sessionId, provider: held.provider, authTime: held.authTime, secondStep: held.secondStep },
      account: {
        uid: held.uid,
        email: held.email,
        emailVerified: held.emailVerified,
        displayName: held.displayName,
        photoUrl: held.photoUrl,
      },
      identity: accountIdentities,
    })
    .from(held)
    .leftJoin(accountIdentities, eq(accountIdentities.uid, held.uid))
    .orderBy(accountIdentities.createdAt, accountIdentities.subject)
    .prepare('identity_first_use')
}
