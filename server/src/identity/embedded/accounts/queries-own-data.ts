/** SQL for what is told to somebody of their own account: each column by name, so that no secret comes along. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { accountIdentities, accounts, authenticators, passkeys, sessions } from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

export function accountPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { email, emailVerified, displayName, photoUrl, disabled, createdAt, lastSignInAt, passwordChangedAt } = accounts
  const hasPassword = sql<boolean>`${accounts.passwordHash} is not null`
  return db
    .select({
      uid: accounts.uid,
      email,
      emailVerified,
      displayName,
      photoUrl,
      disabled,
      createdAt,
      lastSignInAt,
      hasPassword,
      passwordChangedAt,
    })
    .from(accounts)
    .where(eq(accounts.uid, uid))
    .limit(limit)
    .offset(offset)
}

export function identityPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { issuer, subject, email, displayName, photoUrl, createdAt } = accountIdentities
  return db
    .select({ issuer, subject, email, displayName, photoUrl, createdAt })
    .from(accountIdentities)
    .where(eq(accountIdentities.uid, uid))
    .orderBy(asc(issuer))
    .limit(limit)
    .offset(offset)
}

export function sessionPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { provider, way, browserName, systemName, network, authTime, startedAt, lastUsedAt, endedAt } = sessions
  return db
    .select({ provider, way, browserName, systemName, network, authTime, startedAt, lastUsedAt, endedAt })
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(startedAt), asc(sessions.id))
    .limit(limit)
    .offset(offset)
}

export function passkeyPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { name, transports, multiDevice, backedUp, createdAt, lastUsedAt } = passkeys
  return db
    .select({ name, transports, multiDevice, backedUp, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.uid, uid))
    .orderBy(asc(createdAt), asc(passkeys.id))
    .limit(limit)
    .offset(offset)
}

/** One at most. */
export function authenticatorPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { displayName, enrolledAt } = authenticators
  return db
    .select({ displayName, enrolledAt })
    .from(authenticators)
    .where(eq(authenticators.uid, uid))
    .limit(limit)
    .offset(offset)
}
