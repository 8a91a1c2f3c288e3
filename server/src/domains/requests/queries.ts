/** The only SQL for requests to join. */
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { joinRequests, organizationDomains, organizationMembers, organizations, users } from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'

export type RequestRow = typeof joinRequests.$inferSelect

const { id, organizationId, uid, askedAt, declinedAt } = joinRequests

export async function requestOf(db: Queryable, organization: string, person: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(joinRequests)
    .where(and(eq(organizationId, organization), eq(uid, person)))
  return row
}

/** The same, held until the transaction ends. */
export async function lockRequestOf(tx: Queryable, organization: string, person: string) {
  const [row] = await tx
    .select()
    .from(joinRequests)
    .where(and(eq(organizationId, organization), eq(uid, person)))
    .for('update')
  return row
}

/** The unique index `join_requests_once` decides which of several is made. */
export async function insertRequest(tx: Queryable, values: RequestRow): Promise<void> {
  await tx.insert(joinRequests).values(values)
}

export async function deleteRequestOf(tx: Queryable, organization: string, person: string): Promise<void> {
  await tx.delete(joinRequests).where(and(eq(organizationId, organization), eq(uid, person)))
}

export async function deleteWaitingOf(tx: Queryable, organization: string, people: readonly string[]): Promise<void> {
  await tx
    .delete(joinRequests)
    .where(and(eq(organizationId, organization), inArray(uid, [...people]), isNull(declinedAt)))
}

/** Answers whether there was one that waits. */
export async function deleteOpenRequest(tx: Queryable, name: string, person: string, since: Date): Promise<boolean> {
  const named = tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.name, name))
  const rows = await tx
    .delete(joinRequests)
    .where(and(inArray(organizationId, named), eq(uid, person), isNull(declinedAt), gt(askedAt, since)))
    .returning({ id })
  return rows.length > 0
}

/**
 * Open ones: of people who are no members, and have not become any since; and whose address is still of the domain. It is
 * asked again, of the account, when one is accepted.
 */
function open(db: Queryable, organization: string, since: Date) {
  const memberSince = db
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.uid, uid),
        or(belongsTo(), gte(organizationMembers.createdAt, askedAt)),
      ),
    )
  return and(
    ...[
      eq(organizationId, organization),
      isNull(declinedAt),
      gt(askedAt, since),
      isNotNull(organizationDomains.provenAt),
    ],
    ...[sql`split_part(${users.emailKey}, '@', 2) = ${organizationDomains.domain}`, notExists(memberSince)],
  )
}

export async function countOpenRequests(db: Queryable, organization: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(joinRequests)
    .innerJoin(organizationDomains, eq(organizationDomains.id, joinRequests.domainId))
    .innerJoin(users, eq(users.uid, uid))
    .where(open(db, organization, since))
  return row?.count ?? 0
}

interface Listed {
  since: Date
  limit: number
  offset: number
}

/** The oldest first, each with its person and its domain. */
export function openRequests(db: Queryable, organization: string, { since, limit, offset }: Listed) {
  const { displayName, givenName, familyName, username, email, photoUrl } = users
  const { domain, role, labels } = organizationDomains
  return db
    .select({
      id,
      uid,
      askedAt,
      domainId: joinRequests.domainId,
      displayName,
      givenName,
      familyName,
      username,
      email,
      photoUrl,
      domain,
      role,
      labels,
    })
    .from(joinRequests)
    .innerJoin(organizationDomains, eq(organizationDomains.id, joinRequests.domainId))
    .innerJoin(users, eq(users.uid, uid))
    .where(open(db, organization, since))
    .orderBy(asc(askedAt), asc(id))
    .limit(limit)
    .offset(offset)
}

/** Those of these that wait: whose they are, and by which domain. */
export async function waitingAmong(db: Queryable, organization: string, ids: readonly string[], since: Date) {
  if (ids.length === 0) return []
  return db
    .select({ id, uid, domainId: joinRequests.domainId })
    .from(joinRequests)
    .where(and(eq(organizationId, organization), inArray(id, [...ids]), isNull(declinedAt), gt(askedAt, since)))
    .orderBy(asc(uid))
}

/** Of two who answer one at the same time, one gets its id. */
export async function takeRequests(tx: Queryable, ids: readonly string[], since: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .delete(joinRequests)
    .where(and(inArray(id, [...ids]), isNull(declinedAt), gt(askedAt, since)))
    .returning({ id })
  return rows.map((row) => row.id)
}

export async function markDeclined(tx: Queryable, ids: readonly string[], now: Date, since: Date) {
  if (ids.length === 0) return []
  const rows = await tx
    .update(joinRequests)
    .set({ declinedAt: now })
    .where(and(inArray(id, [...ids]), isNull(declinedAt), gt(askedAt, since)))
    .returning({ id })
  return rows.map((row) => row.id)
}

/** Ends those that wait and came by a domain; answers whose they were. */
export async function deleteRequestsBy(tx: Queryable, domainId: string): Promise<string[]> {
  const rows = await tx
    .delete(joinRequests)
    .where(and(eq(joinRequests.domainId, domainId), isNull(declinedAt)))
    .returning({ uid })
  return rows.map((row) => row.uid)
}

/** Ends up to `limit` that nobody answered in time; answers whose they were and to what, where it is there. */
export async function deleteUnanswered(tx: Queryable, until: Date, limit: number) {
  const late = tx
    .select({ id })
    .from(joinRequests)
    .where(and(isNull(declinedAt), lte(askedAt, until)))
    .orderBy(asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ended = tx
    .$with('ended')
    .as(tx.delete(joinRequests).where(inArray(id, late)).returning({ organizationId, uid }))
  const member = tx
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, ended.organizationId),
        eq(organizationMembers.uid, ended.uid),
        belongsTo(),
      ),
    )
  return tx
    .with(ended)
    .select({
      uid: ended.uid,
      organizationId: ended.organizationId,
      displayName: organizations.displayName,
      isMember: sql<boolean>`exists (${member})`,
    })
    .from(ended)
    .innerJoin(organizations, and(eq(organizations.id, ended.organizationId), isNull(organizations.deletedAt)))
}

/** Declined ones whose people may ask again. */
export async function forgetDeclined(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(joinRequests).where(lte(declinedAt, before))
}

export async function deleteRequestsOfPerson(tx: Queryable, person: string): Promise<void> {
  await tx.delete(joinRequests).where(eq(uid, person))
}

/** Where these people can be written to. */
export async function addressesOf(db: Queryable, uids: readonly string[]): Promise<{ uid: string; email: string }[]> {
  if (uids.length === 0) return []
  const rows = await db
    .select({ uid: users.uid, email: users.email })
    .from(users)
    .where(inArray(users.uid, [...uids]))
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}
