/**
 * SQL of the paths that every visit takes: each one statement, prepared once for a database, so that
 * PostgreSQL keeps its plan and a sign-in spends its time on the hash, not on the way to the database.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { accountIdentities, accounts, refreshTokens, sessions } from '#db/schema.ts'

export type Statements = ReturnType<typeof prepareStatements>

const given = sql.placeholder

export function prepareStatements(db: Database) {
  return {
    /** In: `emailKey`. */
    accountByEmailKey: db
      .select()
      .from(accounts)
      .where(eq(accounts.emailKey, given('emailKey')))
      .prepare('identity_account_by_email_key'),
    /** In: `id`, `uid`. A session of an account, with that account when it still exists. */
    session: db
      .select({ session: sessions, account: accounts })
      .from(sessions)
      .leftJoin(accounts, eq(accounts.uid, sessions.uid))
      .where(and(eq(sessions.id, given('id')), eq(sessions.uid, given('uid'))))
      .prepare('identity_session'),
    /** In: `uid`. */
    identities: db
      .select()
      .from(accountIdentities)
      .where(eq(accountIdentities.uid, given('uid')))
      .orderBy(accountIdentities.createdAt, accountIdentities.subject)
      .prepare('identity_identities'),
    signIn: prepareSignIn(db),
  }
}

/**
 * In: `uid`, `checkedHash`, `passwordHash` (to keep from now on), `now`, `provider`, `sessionId`,
 * `refreshHash`. Notes a sign-in with a password, starts its session and its first refresh token:
 * all, or nothing when the password that was checked is not the account's any more, or the account
 * is disabled. Out: a row for each identity of the account, at least one.
 */
function prepareSignIn(db: Database) {
  const signed = db.$with('signed').as(
    db
      .update(accounts)
      .set({ lastSignInAt: sql`${given('now')}`, passwordHash: sql`${given('passwordHash')}` })
      .where(
        and(
          eq(accounts.uid, given('uid')),
          eq(accounts.passwordHash, given('checkedHash')),
          eq(accounts.disabled, false),
        ),
      )
      .returning(),
  )
  const started = db.$with('started').as(
    db
      .insert(sessions)
      .select(
        db
          .select({
            id: sql<string>`${given('sessionId')}`.as('id'),
            uid: signed.uid,
            provider: sql<string>`${given('provider')}`.as('provider'),
            // Never before `valid_since`, though another process with a faster clock may have set that.
            authTime: sql<Date>`greatest(${signed.validSince}, ${given('now')})`.as('auth_time'),
            endedAt: sql<null>`null::timestamptz`.as('ended_at'),
          })
          .from(signed),
      )
      .returning(),
  )
  const added = db.$with('added').as(
    db
      .insert(refreshTokens)
      .select(
        db
          .select({
            hash: sql<string>`${given('refreshHash')}`.as('hash'),
            sessionId: sql<string>`${started.id}`.as('session_id'),
            createdAt: sql<Date>`${given('now')}::timestamptz`.as('created_at'),
            replacedAt: sql<null>`null::timestamptz`.as('replaced_at'),
          })
          .from(started),
      )
      .returning(),
  )
  return db
    .with(signed, started, added)
    .select()
    .from(signed)
    .innerJoin(started, eq(started.uid, signed.uid))
    .leftJoin(accountIdentities, eq(accountIdentities.uid, signed.uid))
    .prepare('identity_sign_in')
}
