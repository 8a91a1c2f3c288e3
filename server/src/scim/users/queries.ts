/** SQL for the people that directories keep. */
import { maxProvisioned } from '@atrium/contract/limits'
import { and, asc, count, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { foldName } from '#db/fold-name.ts'
import { whenRun } from '#db/schema/columns.ts'
import {
  organizationMembers,
  organizationRemovals,
  organizations,
  scimConnections,
  scimGroupMembers,
  scimUsers,
  users,
} from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'
import type { Filterable, Filterables } from '#scim/filter/to-sql.ts'

export type UserRow = typeof scimUsers.$inferSelect

const folded = (column: AnyPgColumn): Filterable => ({ kind: 'text', folded: 'name', column: foldName(column) })

/** What can be looked for: each stands in an index, or in the rows of one directory. */
export const userFilterables: Filterables = {
  id: { kind: 'id', column: scimUsers.id },
  username: { kind: 'text', column: scimUsers.userNameKey, folded: 'key' },
  externalid: { kind: 'text', column: scimUsers.externalId, folded: false },
  emails: { kind: 'text', column: scimUsers.emailKey, folded: 'key' },
  'emails.value': { kind: 'text', column: scimUsers.emailKey, folded: 'key' },
  'emails.type': { kind: 'constant', value: 'work' },
  'emails.primary': { kind: 'constant', value: true },
  active: { kind: 'flag', column: isActive() },
  displayname: folded(scimUsers.displayName),
  'name.givenname': folded(scimUsers.givenName),
  'name.familyname': folded(scimUsers.familyName),
  'name.formatted': folded(scimUsers.formatted),
  'meta.lastmodified': { kind: 'moment', column: scimUsers.updatedAt },
  'meta.created': { kind: 'moment', column: scimUsers.createdAt },
  'meta.resourcetype': { kind: 'constant', value: 'user' },
}

/** Joins somebody of a directory to their membership, whether it counts now or not. */
export function isOwnMembership(): SQL | undefined {
  return and(
    eq(organizationMembers.organizationId, scimUsers.organizationId),
    eq(organizationMembers.uid, scimUsers.uid),
  )
}

/** What `activeOf` says, of any row: of an account that is known, whether it belongs to the organization. */
function isActive(): SQL<boolean> {
  return sql<boolean>`case when ${scimUsers.uid} is null then ${scimUsers.active} else exists (
    select 1 from ${organizationMembers} where ${isOwnMembership()} and ${belongsTo()}) end`
}

/** With what they are in the organization now. */
function rows(db: Queryable) {
  return db
    .select({
      row: scimUsers,
      isMember: sql<boolean>`${organizationMembers.uid} is not null and ${belongsTo()}`,
      hasLeft: sql<boolean>`coalesce(${organizationMembers.leftByThemselves}, exists (
        select 1 from ${organizationRemovals} as gone where gone.organization_id = ${scimUsers.organizationId}
          and gone.uid = ${scimUsers.uid} and gone.left_by_themselves))`,
    })
    .from(scimUsers)
    .leftJoin(organizationMembers, isOwnMembership())
}

export type FoundUser = Awaited<ReturnType<typeof findUser>>

export async function findUser(db: Queryable, connectionId: string, id: string) {
  const [found] = await rows(db).where(and(eq(scimUsers.connectionId, connectionId), eq(scimUsers.id, id)))
  return found
}

export function userPage(
  db: Queryable,
  connectionId: string,
  { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number },
) {
  return rows(db)
    .where(and(eq(scimUsers.connectionId, connectionId), where))
    .orderBy(asc(scimUsers.createdAt), asc(scimUsers.id))
    .limit(limit)
    .offset(offset)
}

export async function countUsers(db: Queryable, connectionId: string, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scimUsers)
    .where(and(eq(scimUsers.connectionId, connectionId), where))
  return row?.count ?? 0
}

/** Answers whether there was room for them. */
export async function insertUser(tx: Queryable, values: typeof scimUsers.$inferInsert): Promise<boolean> {
  const { id, people } = scimConnections
  const counted = await tx
    .update(scimConnections)
    .set({ people: sql`${people} + 1` })
    .where(and(eq(id, values.connectionId), lt(people, maxProvisioned.people)))
    .returning({ id })
  if (counted.length === 0) return false
  await tx.insert(scimUsers).values({ ...values, updatedAt: whenRun })
  return true
}

/** The version goes up with every change. Its moment is one behind the organization's lock, as that of a removal by hand. */
export async function updateUser(
  tx: Queryable,
  id: string,
  changes: Partial<typeof scimUsers.$inferInsert>,
): Promise<void> {
  await tx
    .update(scimUsers)
    .set({ ...changes, version: sql`${scimUsers.version} + 1`, updatedAt: whenRun })
    .where(eq(scimUsers.id, id))
}

export async function deleteUser(tx: Queryable, id: string): Promise<void> {
  const { people } = scimConnections
  const [gone] = await tx
    .delete(scimUsers)
    .where(eq(scimUsers.id, id))
    .returning({ connectionId: scimUsers.connectionId })
  if (!gone) return
  await tx
    .update(scimConnections)
    .set({ people: sql`${people} - 1` })
    .where(eq(scimConnections.id, gone.connectionId))
}

/** Which of these the connection has. */
export async function usersAmong(db: Queryable, connectionId: string, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: scimUsers.id, uid: scimUsers.uid, active: scimUsers.active })
    .from(scimUsers)
    .where(and(eq(scimUsers.connectionId, connectionId), sql`${scimUsers.id} = any(${sql.param(ids)}::uuid[])`))
}

/** The groups that somebody is in. */
export async function groupIdsOf(tx: Queryable, userId: string): Promise<string[]> {
  const each = await tx
    .select({ groupId: scimGroupMembers.groupId })
    .from(scimGroupMembers)
    .where(eq(scimGroupMembers.userId, userId))
  return each.map(({ groupId }) => groupId)
}

/**
 * Some of whom no account is known, and whose address one has by now: those who were looked for longest ago, active or not.
 * Each is looked for once a round, so that none whose address nobody confirms keeps others waiting.
 */
export async function takeWaiting(db: Queryable, { before, limit }: { before: Date; limit: number }) {
  const due = db
    .select({ id: scimUsers.id })
    .from(scimUsers)
    .innerJoin(users, eq(users.emailKey, scimUsers.emailKey))
    .innerJoin(organizations, and(eq(organizations.id, scimUsers.organizationId), isNull(organizations.deletedAt)))
    .where(and(isNull(scimUsers.uid), sql`${scimUsers.soughtAt} < ${before.toISOString()}::timestamptz`))
    .orderBy(asc(scimUsers.soughtAt))
    .limit(limit)
  return db
    .update(scimUsers)
    .set({ soughtAt: sql`now()` })
    .where(inArray(scimUsers.id, due))
    .returning({
      id: scimUsers.id,
      connectionId: scimUsers.connectionId,
      organizationId: scimUsers.organizationId,
      email: sql<string>`coalesce(${scimUsers.email}, ${scimUsers.userName})`,
    })
}

/** Of an account that goes. */
export async function releaseAccount(tx: Queryable, uid: string): Promise<void> {
  await tx
    .update(scimUsers)
    .set({ uid: null, version: sql`${scimUsers.version} + 1`, updatedAt: sql`now()` })
    .where(eq(scimUsers.uid, uid))
}

const ownConnections = (db: Queryable, organizationId: string) =>
  db.select({ id: scimConnections.id }).from(scimConnections).where(eq(scimConnections.organizationId, organizationId))

/**
 * Whether each of the organization's directories has these people active, as far as it knows their accounts; and of whom it
 * has inactive at the address that they have now, that as well.
 */
export function activeFlagsOf(db: Queryable, organizationId: string, uids: readonly string[]) {
  const among = sql.param([...uids])
  const known = db
    .select({ uid: scimUsers.uid, active: scimUsers.active })
    .from(scimUsers)
    .where(and(eq(scimUsers.organizationId, organizationId), sql`${scimUsers.uid} = any(${among}::text[])`))
  const byAddress = db
    .select({ uid: sql<string | null>`${users.uid}`.as('uid'), active: scimUsers.active })
    .from(users)
    .innerJoin(scimUsers, eq(scimUsers.emailKey, users.emailKey))
    .where(
      and(
        sql`${users.uid} = any(${among}::text[])`,
        inArray(scimUsers.connectionId, ownConnections(db, organizationId)),
        eq(scimUsers.active, false),
      ),
    )
  return known.unionAll(byAddress)
}

/**
 * The same of one person, by their account or, where nobody's is known yet, by their address. By that as well where the
 * account that is known is another: whoever has moved theirs on, and has the address in a new one, is inactive there too.
 */
export function activeFlagsOn(
  db: Queryable,
  { organizationId, uid, emailKey }: { organizationId: string; uid: string; emailKey: string },
) {
  return db
    .select({ active: scimUsers.active })
    .from(scimUsers)
    .where(
      or(
        and(eq(scimUsers.organizationId, organizationId), eq(scimUsers.uid, uid)),
        and(
          inArray(scimUsers.connectionId, ownConnections(db, organizationId)),
          eq(scimUsers.emailKey, emailKey),
          or(isNull(scimUsers.uid), eq(scimUsers.active, false)),
        ),
      ),
    )
}
