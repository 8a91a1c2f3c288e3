/** SQL for the first and the last of memberships: with an organization's making and end, and with an account's end. */
import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addressKey } from '#db/address-key.ts'
import type { Queryable } from '#db/database.ts'
import type { Step } from '#db/driver/at-once.ts'
import { given, prepared } from '#db/prepared.ts'
import { organizationMembers, organizations, users } from '#db/schema.ts'
import { isLasting, present } from '#members/belonging.ts'

const ownerInserted = prepared((tx) =>
  tx
    .insert(organizationMembers)
    .values({ organizationId: given('organizationId'), uid: given('uid'), role: 'owner' })
    .prepare('insert_owner'),
)

export function insertingOwner(organizationId: string, uid: string): Step {
  return (db) => ({ statement: ownerInserted(db), values: { organizationId, uid } })
}

/** By the moment of the organization's own end (`markDeleted`): `restoreEverybody` finds them by that. */
export async function removeEverybody(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .update(organizationMembers)
    .set({ removedAt: sql`now()` })
    .where(and(eq(organizationMembers.organizationId, organizationId), present))
}

/** Whoever ended by somebody's hand, or by their days, in that very moment is none of them. */
export async function restoreEverybody(tx: Queryable, organizationId: string, removedAt: Date): Promise<void> {
  await tx
    .update(organizationMembers)
    .set({ removedAt: null })
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.removedAt, removedAt),
        ...[eq(organizationMembers.endedByTerm, false), isNull(organizationMembers.removedBy)],
      ),
    )
}

/** Whoever belongs or belonged to an organization. */
export async function uidsOf(tx: Queryable, organizationId: string): Promise<string[]> {
  const rows = await tx
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .where(eq(organizationMembers.organizationId, organizationId))
  return rows.map(({ uid }) => uid)
}

/**
 * Locks the organizations that somebody belongs or belonged to, and those that are written to at their address: the deleted
 * ones too, since one may be restored right now. All by one statement, in one order for everybody. Answers which.
 */
export async function lockOrganizationsOf(tx: Queryable, uid: string): Promise<string[]> {
  const theirs = tx
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(eq(organizationMembers.uid, uid))
  const address = tx
    .select({ email: addressKey(users.email) })
    .from(users)
    .where(eq(users.uid, uid))
  const writtenTo = tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(addressKey(organizations.companyEmail), address))
  const givenAsTheirs = tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.companyEmailOf, uid))
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(inArray(organizations.id, theirs.union(writtenTo).union(givenAsTheirs)))
    .orderBy(organizations.id)
    .for('update')
  return rows.map(({ id }) => id)
}

/** The organizations of which somebody is the only owner who has no last day, by name. */
export async function organizationsWithoutAnother(
  q: Queryable,
  uid: string,
  limit: number,
): Promise<{ name: string; displayName: string }[]> {
  const other = alias(organizationMembers, 'other')
  const others = q
    .select({ uid: other.uid })
    .from(other)
    .where(
      and(
        eq(other.organizationId, organizationMembers.organizationId),
        eq(other.role, 'owner'),
        ne(other.uid, uid),
        isLasting(other),
      ),
    )
  return q
    .select({ name: organizations.name, displayName: organizations.displayName })
    .from(organizationMembers)
    .innerJoin(
      organizations,
      and(eq(organizations.id, organizationMembers.organizationId), isNull(organizations.deletedAt)),
    )
    .where(and(eq(organizationMembers.uid, uid), eq(organizationMembers.role, 'owner'), present, notExists(others)))
    .orderBy(organizations.name)
    .limit(limit)
}

/** The deleted organizations to which somebody would belong again, were they restored. */
export async function deletedOf(q: Queryable, uid: string): Promise<string[]> {
  const { organizationId, removedAt } = organizationMembers
  const rows = await q
    .select({ organizationId })
    .from(organizationMembers)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), eq(organizations.deletedAt, removedAt)))
    .where(eq(organizationMembers.uid, uid))
  return rows.map((row) => row.organizationId)
}

export async function deleteMemberships(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(organizationMembers).where(eq(organizationMembers.uid, uid))
}
