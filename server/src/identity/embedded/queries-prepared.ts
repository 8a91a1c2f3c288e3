/**
 * SQL of the paths that every visit takes: each one statement, prepared once for a database, so that
 * PostgreSQL keeps its plan and a sign-in spends its time on the hash, not on the way to the database.
 */
import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { keptStatement } from '#db/driver/kept-statement.ts'
import { prepared } from '#db/prepared.ts'
import { accountIdentities, accounts, oneTimeSecrets, refreshTokens, sessions } from '#db/schema.ts'
import { prepareFirstUses } from './sessions/queries-refresh.ts'

export type Statements = ReturnType<typeof prepareStatements>

const given = sql.placeholder

export function prepareStatements(db: Database) {
  return {
    /**
     * In: `emailKeys`, and for each of `browsers` the one that it is asked for from. What a sign-in has to know before it
     * checks a password, for each address and browser: also whether somebody signed in to the account there before
     * (`isKnownBrowser`), which is looked up, however often they did.
     */
    accountsByEmailKey: keptStatement(
      db
        .select({
          uid: accounts.uid,
          emailKey: accounts.emailKey,
          emailVerified: accounts.emailVerified,
          browser: sql<string | null>`asked.browser`,
          // With a limit it is looked up for each; of `exists` the planner may read all sessions that there are, once.
          isKnownBrowser: sql<boolean>`coalesce((select true from ${sessions} as before
            where before.uid = ${accounts.uid} and before.browser = asked.browser
            and before.parent_id is null and before.provider <> 'custom' limit 1), false)`,
          passwordHash: accounts.passwordHash,
          disabled: accounts.disabled,
          secondStep: accounts.secondStep,
        })
        .from(sql`unnest(${given('emailKeys')}::text[], ${given('browsers')}::text[]) as asked (email_key, browser)`)
        .innerJoin(accounts, sql`${accounts.emailKey} = asked.email_key`)
        .prepare('identity_accounts_by_email_key'),
    ),
    signIn: signInStatement(db),
    firstUses: keptStatement(prepareFirstUses(db)),
  }
}

/**
 * In: `provider`, `now`, `pendingUntil`, the accounts to hold, `heldUids`, and for each sign-in its `uids`,
 * `emailKeys`, `checkedHashes`, `passwordHashes` (to keep from now on), `sessionIds`, `secretHashes`, and what it is recognised by:
 * `browsers`, `browserNames`, `systemNames` and `networks`. Notes each sign-in, starts its session and its first refresh token; or, where the account has a
 * second step, keeps the credential that waits for that: the secret is the one or the other. All, or nothing when the
 * password that was checked, or the address that it was checked for, is not the account's any more, or the account is disabled. Out: for each sign-in that was,
 * a row for each identity of its account, at least one, without a session where the second step is to come.
 */
export const signInStatement = prepared(prepareSignIn)

function prepareSignIn(db: Queryable) {
  const asked = db
    .$with('asked', {
      uid: sql<string>`asked.uid`,
      emailKey: sql<string>`asked.email_key`,
      checkedHash: sql<string>`asked.checked_hash`,
      passwordHash: sql<string>`asked.password_hash`,
      sessionId: sql<string>`asked.session_id`,
      secretHash: sql<string>`asked.secret_hash`,
      browser: sql<string | null>`asked.browser`,
      browserName: sql<string | null>`asked.browser_name`,
      systemName: sql<string | null>`asked.system_name`,
      network: sql<string | null>`asked.network`,
    })
    .as(
      sql`select * from unnest(${given('uids')}::text[], ${given('emailKeys')}::text[], ${given('checkedHashes')}::text[],
        ${given('passwordHashes')}::text[], ${given('sessionIds')}::text[], ${given('secretHashes')}::text[],
        ${given('browsers')}::text[], ${given('browserNames')}::text[], ${given('systemNames')}::text[],
        ${given('networks')}::text[])
        as t(uid, email_key, checked_hash, password_hash, session_id, secret_hash, browser, browser_name, system_name, network)`,
    )
  // In the order of their ids, so that two statements never wait for each other.
  const held = db.$with('held', { uid: sql<string>`held.uid` }).as(
    sql`select ${accounts.uid} as uid from ${accounts} where ${accounts.uid} = any(${given('heldUids')}::text[])
        order by ${accounts.uid} for no key update`,
  )
  const signed = db.$with('signed').as(
    db
      .update(accounts)
      .set({
        lastSignInAt: sql`case when ${accounts.secondStep} then ${accounts.lastSignInAt} else ${given('now')}::timestamptz end`,
        passwordHash: sql`one.password_hash`,
      })
      // One account may sign in several times in here.
      .from(
        sql`(select distinct on (uid, email_key, checked_hash) uid, email_key, checked_hash, password_hash from asked join held using (uid)) as one`,
      )
      .where(
        sql`${accounts.uid} = one.uid and ${accounts.emailKey} = one.email_key
          and ${accounts.passwordHash} = one.checked_hash and not ${accounts.disabled}`,
      )
      .returning({
        uid: accounts.uid,
        email: accounts.email,
        emailKey: accounts.emailKey,
        emailVerified: accounts.emailVerified,
        displayName: accounts.displayName,
        photoUrl: accounts.photoUrl,
        validSince: accounts.validSince,
        secondStep: accounts.secondStep,
        checkedHash: sql<string>`one.checked_hash`.as('checked_hash'),
      }),
  )
  const started = db.$with('started').as(
    db
      .insert(sessions)
      .select(
        // Never before `valid_since`, though another process with a faster clock may have set that.
        sql`select session_id, uid, ${given('provider')}, greatest(valid_since, ${given('now')}), null::timestamptz,
          null::text, browser, ${given('now')}::timestamptz, ${given('now')}::timestamptz,
          coalesce(browser, session_id), browser_name, system_name, network, null::text, ${given('provider')}::text, null::uuid, null::uuid, null::uuid
          from asked join signed using (uid, email_key, checked_hash) where not second_step`,
      )
      .returning(),
  )
  const added = db.$with('added').as(
    db
      .insert(refreshTokens)
      .select(
        sql`select secret_hash, id, ${given('now')}::timestamptz, null::timestamptz, null::text, null::jsonb
          from asked join started on id = session_id`,
      )
      .returning({ hash: refreshTokens.hash }),
  )
  const pending = db.$with('pending').as(
    db
      .insert(oneTimeSecrets)
      .select(
        sql`select secret_hash, 'second_step', uid, jsonb_build_object('provider', ${given('provider')}::text, 'way', ${given('provider')}::text),
          ${given('now')}::timestamptz, ${given('pendingUntil')}::timestamptz, null::timestamptz, null::text
          from asked join signed using (uid, email_key, checked_hash) where second_step`,
      )
      .returning({ hash: oneTimeSecrets.hash }),
  )
  return db
    .with(asked, held, signed, started, added, pending)
    .select({
      sessionId: sql<string>`asked.session_id`,
      session: {
        id: started.id,
        provider: started.provider,
        authTime: started.authTime,
        secondStep: started.secondStep,
      },
      account: {
        uid: signed.uid,
        email: signed.email,
        emailVerified: signed.emailVerified,
        displayName: signed.displayName,
        photoUrl: signed.photoUrl,
      },
      identity: accountIdentities,
    })
    .from(asked)
    .innerJoin(
      signed,
      sql`signed.uid = asked.uid and signed.email_key = asked.email_key and signed.checked_hash = asked.checked_hash`,
    )
    .leftJoin(started, sql`${started.id} = asked.session_id`)
    .leftJoin(accountIdentities, eq(accountIdentities.uid, started.uid))
    .prepare('identity_sign_in')
}
