/** SQL that finds a session, with its account and what the organization asks on whose site it is: what every call reads. */
import { and, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#db/database.ts'
import { anyOf, given, prepared } from '#db/prepared.ts'
import { accounts, organizationMembers, organizations, sessions, type StoredRules } from '#db/schema.ts'
import { sharedRowRead } from '#db/reads/shared-read.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import { insideSince, isInside, type ShutOut, shutOutOf } from '#members/belonging.ts'
import type { Asked } from '#organizations/rules/unmet-rule.ts'
import type { Session } from './queries.ts'

const joined = alias(organizationMembers, 'joined')

/**
 * What an organization's rules ask of a session's person; read along with it, and only where there are any. One that is
 * deleted asks nothing, and is told all the same: whoever arrives at its site is there still once it is restored.
 */
const asked = {
  rules: sql<StoredRules | null>`case when ${organizations.deletedAt} is null then ${organizations.rules} end`.mapWith(
    organizations.rules,
  ),
  joinedAt: sql<Date | null>`case when ${organizations.deletedAt} is null and ${organizations.rules} is not null then (
    select ${insideSince(joined)} from ${organizationMembers} as joined
    where joined.organization_id = ${organizations.id} and joined.uid = ${sessions.uid} and joined.removed_at is null
  ) end`.mapWith(organizationMembers.createdAt),
  organizationId: organizations.id,
}
/** The same where a session may be on no organization's site: of those that are not, nothing else is read. */
const askedOnItsSite = {
  rules: sql<StoredRules | null>`case when ${sessions.organizationId} is not null then (
    select site.rules from ${organizations} as site where site.id = ${sessions.organizationId} and site.deleted_at is null
  ) end`.mapWith(organizations.rules),
  joinedAt: sql<Date | null>`case when ${sessions.organizationId} is not null then (
    select ${insideSince(joined)} from ${organizationMembers} as joined
    where joined.organization_id = ${sessions.organizationId} and joined.uid = ${sessions.uid} and joined.removed_at is null
  ) end`.mapWith(organizationMembers.createdAt),
  organizationId: sessions.organizationId,
}

/**
 * Whether a learner without an address belongs to their organization no more, or that is closed: what they are signed in
 * with is good for nothing then. Read only of them.
 */
const learnerIsOut = sql<boolean>`case when ${accounts.learnerOf} is null then false else not exists (
    select 1 from ${organizationMembers} join ${organizations} on ${organizations.id} = ${organizationMembers.organizationId}
    where ${organizationMembers.organizationId} = ${accounts.learnerOf} and ${organizationMembers.uid} = ${accounts.uid}
      and ${isInside()} and ${organizations.deletedAt} is null
  ) end`

const sessionsById = prepared((db) =>
  db
    .select({ session: sessions, account: accounts, ...askedOnItsSite, learnerIsOut })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .where(eq(sessions.id, anyOf('ids')))
    .prepare('identity_sessions'),
)

const sessionById = sharedRowRead(
  (db, ids) => sessionsById(db).execute({ ids }),
  ({ session }) => session.id,
)

/** Of a session and of its account, all that is asked of every call: no hash of a password, nothing of a browser. */
export type CallerSession = Pick<
  Session,
  | ('id' | 'uid' | 'provider' | 'authTime' | 'endedAt' | 'startedAt' | 'lastUsedAt' | 'secondStep' | 'way')
  | ('organizationId' | 'ssoOrganizationId')
>
export type CallerAccount = Pick<
  Account,
  'uid' | 'email' | 'emailVerified' | 'displayName' | 'disabled' | 'validSince' | 'secondStep' | 'learnerOf'
>

const callersById = prepared((db) => {
  const { id, uid, provider, authTime, endedAt, startedAt, lastUsedAt, secondStep, way } = sessions
  const { organizationId, ssoOrganizationId } = sessions
  const { email, emailVerified, displayName, disabled, validSince, learnerOf } = accounts
  return db
    .select({
      session: {
        id,
        uid,
        provider,
        authTime,
        endedAt,
        startedAt,
        lastUsedAt,
        secondStep,
        way,
        organizationId,
        ssoOrganizationId,
      },
      account: {
        uid: accounts.uid,
        email,
        emailVerified,
        displayName,
        disabled,
        validSince,
        secondStep: accounts.secondStep,
        learnerOf,
      },
      ...askedOnItsSite,
      learnerIsOut,
    })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .where(eq(sessions.id, anyOf('ids')))
    .prepare('identity_callers')
})

const callerById = sharedRowRead(
  (db, ids) => callersById(db).execute({ ids }),
  ({ session }) => session.id,
)

export interface Found<S, A> extends Asked {
  session: S
  account: A | null
  /** See `learnerIsOut`. */
  learnerIsOut: boolean
}
export type FoundSession = Found<Session, Account>
export type FoundCaller = Found<CallerSession, CallerAccount>

/**
 * A session of an account, with that account when it still exists, and what the organization asks on whose site it is;
 * undefined when there is no such session.
 */
export async function findSession(db: Queryable, id: string, uid: string): Promise<FoundSession | undefined> {
  const found = await sessionById(db, id)
  return found?.session.uid === uid ? found : undefined
}

/**
 * To be asked before a session is read that another begins by: whatever ends it is done then, or waits, and finds both.
 * The account is held already.
 */
export async function holdSession(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('share')
}

/** The same, with no more of it than the API's guard asks of every call. */
export async function findCaller(db: Queryable, id: string, uid: string): Promise<FoundCaller | undefined> {
  const found = await callerById(db, id)
  return found?.session.uid === uid ? found : undefined
}

const sessionsEntering = prepared((tx) =>
  tx
    .select({
      session: sessions,
      account: accounts,
      ...asked,
      learnerIsOut,
      shutOut: sql<ShutOut | null>`case when ${organizations.deletedAt} is null then ${shutOutOf(organizations.id, sessions.uid)} end`,
    })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .leftJoin(organizations, eq(organizations.name, given('organization')))
    .where(and(eq(sessions.id, given('id')), eq(sessions.uid, given('uid'))))
    .prepare('identity_session_entering'),
)

/** The same of a session that is to be handed on to an organization's site, and what that one asks. */
export async function findSessionEntering(
  tx: Transaction,
  entering: { id: string; uid: string; organization: string },
): Promise<FoundSession | undefined> {
  const [found] = await sessionsEntering(tx).execute(entering)
  return found
}

/** Whether this account is a learner's who belongs to their organization no more; see `learnerIsOut`. */
export async function isLearnerOut(tx: Transaction, uid: string): Promise<boolean> {
  const inside = await tx
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(and(eq(accounts.uid, uid), not(learnerIsOut)))
  return inside.length === 0
}
