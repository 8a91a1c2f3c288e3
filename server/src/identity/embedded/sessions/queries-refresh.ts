/** The refreshes that nothing stands in the way of: those that come at the same time, in one statement. */
import { and, eq, gte, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { anyOf, given } from '#db/prepared.ts'
import { accountIdentities, accounts, organizations, refreshTokens, sessions } from '#db/schema.ts'

/**
 * In: `now`, `usedSince` and `startedSince` (what lives longer has run out); for each refresh the hash of the token that
 * was presented, `hashes` (each once), and what takes its place: `successors`, `firstUses` (JSON), `nextHashes`; and
 * the `networks` that ask. Only for tokens that were never used, of open sessions, one of each session: out comes
 * nothing for all others, and nothing of them is changed. Out: for each a row for each identity of its account, at
 * least one.
 *
 * Tokens and sessions are held as `lockRefreshToken` holds them. One that somebody else holds is left out: this
 * statement holds several and waits for none, so that it never waits for what waits for it.
 */
export function prepareFirstUses(db: Database) {
  const asked = db.$with('asked', {}).as(
    sql`select * from unnest(${given('hashes')}::text[], ${given('successors')}::text[], ${given('firstUses')}::text[],
        ${given('nextHashes')}::text[], ${given('networks')}::text[]) as t(hash, successor, first_use, next_hash, network)`,
  )
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
          eq(refreshTokens.hash, anyOf('hashes')),
          isNull(refreshTokens.replacedAt),
          isNull(refreshTokens.firstUse),
          isNull(sessions.endedAt),
          gte(sessions.authTime, accounts.validSince),
          gte(sessions.lastUsedAt, given('usedSince')),
          gte(sessions.startedAt, given('startedSince')),
          not(accounts.disabled),
          or(not(accounts.secondStep), isNotNull(sessions.secondStep)),
          // Of a learner without an address, whether they belong to their organization still.
          isNull(accounts.learnerOf),
          // Of one on the site of an organization with rules, it is asked whether it meets them.
          sql`not exists (select 1 from ${organizations} as site where site.id = ${sessions.organizationId} and site.rules is not null)`,
        ),
      )
      .for('no key update', { of: [refreshTokens, sessions], skipLocked: true }),
  )
  const chosen = db.$with('chosen', {}).as(
    sql`select distinct on (session_id) hash, session_id as of_session, successor, first_use, next_hash, network
        from held join asked using (hash) order by session_id, hash`,
  )
  const marked = db.$with('marked').as(
    db
      .update(refreshTokens)
      .set({
        replacedAt: sql`${given('now')}::timestamptz`,
        successor: sql`chosen.successor`,
        firstUse: sql`chosen.first_use::jsonb`,
      })
      .from(sql`chosen`)
      .where(sql`${refreshTokens.hash} = chosen.hash`)
      .returning({ hash: refreshTokens.hash }),
  )
  const used = db.$with('used').as(
    db
      .update(sessions)
      .set({
        lastUsedAt: sql`${given('now')}::timestamptz`,
        network: sql`coalesce(chosen.network, ${sessions.network})`,
      })
      .from(sql`chosen`)
      .where(sql`${sessions.id} = chosen.of_session`)
      .returning({ id: sessions.id }),
  )
  const added = db.$with('added').as(
    db
      .insert(refreshTokens)
      .select(
        sql`select next_hash, of_session, ${given('now')}::timestamptz, null::timestamptz, null::text, null::jsonb
          from chosen`,
      )
      .returning({ hash: refreshTokens.hash }),
  )
  return db
    .with(asked, held, chosen, marked, used, added)
    .select({
      hash: held.hash,
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
    .innerJoin(sql`chosen`, sql`chosen.hash = ${held.hash}`)
    .leftJoin(accountIdentities, eq(accountIdentities.uid, held.uid))
    .orderBy(accountIdentities.createdAt, accountIdentities.subject)
    .prepare('identity_first_uses')
}
