/** SQL for memberships one by one: what somebody is, and changing that. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { and, count, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { padded } from '#db/reads/planned-once.ts'
import { given, preparedFor } from '#db/prepared.ts'
import { whenRun, whenRunOnce } from '#db/schema/columns.ts'
import type { FoundMembership, OrganizationRef } from '#http/membership.ts'
import { organizationMembers, organizations } from '#db/schema.ts'
import { sharedRead } from '#db/reads/shared-read.ts'
import { insideSince, belongsTo, isInside, isLasting, present } from './belonging.ts'
import { takeDeparture } from './removed/queries-departures.ts'

const isOf = (organizationId: string) => eq(organizationMembers.organizationId, organizationId)

type By = 'id' | 'name'
const asType = { id: sql`uuid`, name: sql`text` }

/** One by one, each by its keys: left to itself, the planner may begin with everything that somebody belongs to. */
const memberships = preparedFor(
  (by: By) => by,
  (db, by) => {
    const found = db
      .select({
        id: organizations.id,
        name: organizations.name,
        displayName: organizations.displayName,
        logoUrl: organizations.logoUrl,
        timeZone: organizations.timeZone,
        rules: organizations.rules,
      })
      .from(organizations)
      .where(and(sql`${organizations[by]} = asked.organization::${asType[by]}`, isNull(organizations.deletedAt)))
      .limit(1)
      .as('found')
    const membership = db
      .select({ role: organizationMembers.role })
      .from(organizationMembers)
      .where(
        and(eq(organizationMembers.organizationId, found.id), sql`${organizationMembers.uid} = asked.uid`, isInside()),
      )
      .limit(1)
      .as('membership')
    return db
      .select({
        uid: sql<string>`asked.uid`,
        organizationId: found.id,
        name: found.name,
        displayName: found.displayName,
        logoUrl: found.logoUrl,
        timeZone: found.timeZone,
        role: membership.role,
        rules: found.rules,
      })
      .from(sql`unnest(${given('uids')}::text[], ${given('organizations')}::text[]) as asked(uid, organization)`)
      .crossJoinLateral(found)
      .crossJoinLateral(membership)
      .prepare(`memberships_by_${by}`)
  },
)

interface Asked {
  uid: string
  organization: string
}

function membershipsBy(by: By) {
  const column = by === 'id' ? 'organizationId' : 'name'
  const keyOf = (uid: string, organization: string) => `${uid} ${organization}`
  return sharedRead(async (db, asked: readonly Asked[]) => {
    const each = [...new Map(asked.map((one) => [keyOf(one.uid, one.organization), one])).values()]
    const rows = await memberships(db, by).execute({
      uids: padded(each.map(({ uid }) => uid)),
      organizations: each.map(({ organization }) => organization),
    })
    const found = new Map(rows.map((row) => [keyOf(row.uid, row[column]), row]))
    return asked.map(({ uid, organization }) => found.get(keyOf(uid, organization)))
  })
}

const [membershipById, membershipByName] = [membershipsBy('id'), membershipsBy('name')]

export async function membershipOf(
  db: Queryable,
  uid: string,
  organization: OrganizationRef,
): Promise<FoundMembership | undefined> {
  return 'id' in organization
    ? membershipById(db, { uid, organization: organization.id })
    : membershipByName(db, { uid, organization: organization.name })
}

/** When a member was let in first. */
export async function joinedAt(db: Queryable, organizationId: string, uid: string): Promise<Date | null> {
  const [row] = await db
    .select({ joinedAt: insideSince() })
    .from(organizationMembers)
    .where(and(isOf(organizationId), eq(organizationMembers.uid, uid), present))
  return row?.joinedAt ?? null
}

/** What somebody is who belongs to it, from the first day on or before it. */
export async function memberRole(db: Queryable, organizationId: string, uid: string): Promise<Role | undefined> {
  return (await roleWhere(db, organizationId, uid, belongsTo()))?.role
}

/** What somebody is who may act in it today. */
export async function roleInside(db: Queryable, organizationId: string, uid: string): Promise<Role | undefined> {
  return (await roleWhere(db, organizationId, uid, isInside()))?.role
}

async function roleWhere(db: Queryable, organizationId: string, uid: string, condition: SQL | undefined) {
  const [row] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(and(isOf(organizationId), eq(organizationMembers.uid, uid), condition))
    .limit(1)
  return row
}

/** Holds the organization until the transaction ends: who changes its owners does it one after the other. */
export async function lockOrganization(tx: Queryable, organizationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .for('update')
  return rows.length === 1
}

/**
 * Holds the organization beside others who do the same, until the transaction ends: whoever holds it alone waits, or is
 * waited for. Answers whether it is there.
 */
export async function shareOrganization(tx: Queryable, organizationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .for('key share')
  return rows.length === 1
}

/** Those of today who have no last day: an organization has one whenever it is asked. */
export async function countOwners(db: Queryable, organizationId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(organizationMembers)
    .where(and(isOf(organizationId), eq(organizationMembers.role, 'owner'), isLasting()))
  return row?.count ?? 0
}

/** Answers whether there was such a member. */
export async function setRole(tx: Queryable, organizationId: string, uid: string, role: Role): Promise<boolean> {
  return (await setRoles(tx, organizationId, [uid], role)) === 1
}

/** Answers how many of them are members. */
export async function setRoles(tx: Queryable, organizationId: string, uids: string[], role: Role): Promise<number> {
  const rows = await tx
    .update(organizationMembers)
    .set({ role })
    .where(and(isOf(organizationId), inArray(organizationMembers.uid, uids), present))
    .returning({ uid: organizationMembers.uid })
  return rows.length
}

/** What those of them are who are members. */
export async function rolesAmong(db: Queryable, organizationId: string, uids: string[]) {
  if (uids.length === 0) return []
  return db
    .select({ uid: organizationMembers.uid, role: organizationMembers.role, isLasting: sql<boolean>`${isLasting()}` })
    .from(organizationMembers)
    .where(and(isOf(organizationId), inArray(organizationMembers.uid, uids), belongsTo()))
}

interface MemberOfRole {
  uid: string
  role: Role
}

/** Answers who was removed by this, and what they were; `actor` among them leaves by themselves. */
export async function removeMembers(
  tx: Queryable,
  organizationId: string,
  { uids, actor }: { uids: string[]; actor: string },
): Promise<MemberOfRole[]> {
  return tx
    .update(organizationMembers)
    .set({ removedAt: whenRunOnce, removedBy: actor, leftByThemselves: eq(organizationMembers.uid, actor) })
    .where(and(isOf(organizationId), inArray(organizationMembers.uid, uids), present))
    .returning({ uid: organizationMembers.uid, role: organizationMembers.role })
}

/** Which of these left by themselves and are no members since. */
export async function leftAmong(db: Queryable, organizationId: string, uids: string[]): Promise<string[]> {
  const rows = await db
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .where(
      and(isOf(organizationId), inArray(organizationMembers.uid, uids), eq(organizationMembers.leftByThemselves, true)),
    )
  return rows.map(({ uid }) => uid)
}

/** Takes removals back that are younger than `since`, without a word of theirs; answers who is a member again, as what, and whose last day has passed since. */
export async function restoreMembers(
  tx: Queryable,
  organizationId: string,
  uids: string[],
  since: Date,
): Promise<(MemberOfRole & { isOver: boolean })[]> {
  return tx
    .update(organizationMembers)
    .set({ removedAt: null, removedBy: null, broughtBack: true })
    .where(
      and(
        isOf(organizationId),
        inArray(organizationMembers.uid, uids),
        isNotNull(organizationMembers.removedAt),
        eq(organizationMembers.leftByThemselves, false),
        eq(organizationMembers.endedByTerm, false),
        gt(organizationMembers.removedAt, since),
      ),
    )
    .returning({
      uid: organizationMembers.uid,
      role: organizationMembers.role,
      isOver: sql<boolean>`coalesce(${organizationMembers.endsAt} <= now(), false)`,
    })
}

/** The membership as it is, removed or not. */
export async function membershipRow(q: Queryable, organizationId: string, uid: string) {
  const { role, startsOn, endsOn } = organizationMembers
  const [row] = await q
    .select({ role, startsOn, endsOn, isPresent: sql<boolean>`${belongsTo()}` })
    .from(organizationMembers)
    .where(and(isOf(organizationId), eq(organizationMembers.uid, uid)))
    .limit(1)
  return row
}

/** A new member, or one who was removed and comes back with this role, for these days. */
export async function putMember(
  tx: Queryable,
  { organizationId, uid, role, startsOn, endsOn }: { organizationId: string; uid: string; role: Role } & Term,
): Promise<void> {
  const firstInsideAt = await takeDeparture(tx, organizationId, uid)
  await tx
    .insert(organizationMembers)
    .values({ organizationId, uid, role, startsOn, endsOn, firstInsideAt })
    .onConflictDoUpdate({
      target: [organizationMembers.organizationId, organizationMembers.uid],
      set: {
        role,
        startsOn,
        endsOn,
        removedAt: null,
        removedBy: null,
        leftByThemselves: false,
        endedByTerm: false,
        broughtBack: false,
        displayName: null,
        createdAt: whenRun,
      },
    })
}

/** How many of these are members now. */
export async function countMembersAmong(db: Queryable, organizationId: string, uids: string[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(organizationMembers)
    .where(and(isOf(organizationId), inArray(organizationMembers.uid, uids), belongsTo()))
  return row?.count ?? 0
}

/** Those of these people who are members, and until when. */
export async function membershipsAmong(db: Queryable, organizationId: string, uids: string[]) {
  if (uids.length === 0) return []
  const { uid, role, startsOn, endsOn } = organizationMembers
  return db
    .select({ uid, role, startsOn, endsOn })
    .from(organizationMembers)
    .where(and(isOf(organizationId), inArray(organizationMembers.uid, uids), belongsTo()))
}
