/** SQL for whom an organization's mails about itself go to. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, organizations, users } from '#db/schema.ts'
import { belongsTo } from './belonging.ts'
import { shownName } from './names/shown-name.ts'

export async function organizationTold(q: Queryable, id: string) {
  const [row] = await q
    .select({ name: organizations.name, displayName: organizations.displayName })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.deletedAt)))
  return row
}

/** The organizations that somebody belongs or belonged to, the deleted ones too. */
export function organizationsAround(q: Queryable, uid: string) {
  const { id, name, displayName, timeZone, deletedAt } = organizations
  return q
    .select({
      id,
      name,
      displayName,
      timeZone,
      memberSince: organizationMembers.createdAt,
      isDeleted: sql<boolean>`${deletedAt} is not null`,
      isOwner: sql<boolean>`coalesce(${organizationMembers.role} = 'owner' and ${belongsTo()}, false)`,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.uid, uid))
}

export interface OwnerAddress {
  uid: string
  email: string
  /** As they are called there. */
  displayName: string
}

export async function ownerAddresses(q: Queryable, organizationId: string): Promise<OwnerAddress[]> {
  const rows = await q
    .select({ uid: users.uid, email: users.email, displayName: shownName(organizationMembers, users) })
    .from(organizationMembers)
    .innerJoin(users, eq(users.uid, organizationMembers.uid))
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.role, 'owner'),
        belongsTo(),
        isNotNull(users.email),
      ),
    )
    .orderBy(asc(users.uid))
  return rows.flatMap(({ email, ...owner }) => (email === null ? [] : [{ email, ...owner }]))
}
