/** SQL for what an organization alone calls its members. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, organizations } from '#db/schema.ts'

const isThis = (organizationId: string, uid: string) =>
  and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid))

export async function ownNameOf(db: Queryable, organizationId: string, uid: string): Promise<string | null> {
  const [row] = await db
    .select({ displayName: organizationMembers.displayName })
    .from(organizationMembers)
    .where(isThis(organizationId, uid))
  return row?.displayName ?? null
}

export async function setOwnName(
  tx: Queryable,
  organizationId: string,
  uid: string,
  displayName: string | null,
): Promise<void> {
  await tx.update(organizationMembers).set({ displayName }).where(isThis(organizationId, uid))
}

/** Rows of removals count while they are there: until then they can be taken back. */
export async function hasMembershipElsewhere(tx: Queryable, uid: string, organizationId: string): Promise<boolean> {
  const rows = await tx
    .select({ uid: organizationMembers.uid })
    .from(organizationMembers)
    .innerJoin(
      organizations,
      and(eq(organizations.id, organizationMembers.organizationId), isNull(organizations.deletedAt)),
    )
    .where(and(eq(organizationMembers.uid, uid), ne(organizationMembers.organizationId, organizationId)))
    .limit(1)
  return rows.length > 0
}

/** Whether a membership was begun anew by somebody else's word, and not confirmed by the person's own since. */
export async function isBroughtBack(q: Queryable, organizationId: string, uid: string): Promise<boolean> {
  const [row] = await q
    .select({ broughtBack: organizationMembers.broughtBack })
    .from(organizationMembers)
    .where(isThis(organizationId, uid))
  return row?.broughtBack ?? false
}

/** Of a member: it is by their own word. */
export async function confirmMembership(tx: Queryable, organizationId: string, uid: string): Promise<void> {
  await tx
    .update(organizationMembers)
    .set({ broughtBack: false })
    .where(and(isThis(organizationId, uid), eq(organizationMembers.broughtBack, true)))
}
