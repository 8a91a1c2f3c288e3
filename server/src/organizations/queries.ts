/** The only SQL for organizations and their members. */
import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, organizations } from '#db/schema.ts'

export type OrganizationRow = typeof organizations.$inferSelect

export async function insertOrganization(
  db: Queryable,
  values: typeof organizations.$inferInsert,
): Promise<OrganizationRow> {
  const [row] = await db.insert(organizations).values(values).returning()
  if (!row) throw new Error('the organization was not returned')
  return row
}

export async function insertMember(db: Queryable, values: typeof organizationMembers.$inferInsert): Promise<void> {
  await db.insert(organizationMembers).values(values)
}

export async function organizationByName(db: Queryable, name: string): Promise<OrganizationRow | undefined> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.name, name), isNull(organizations.deletedAt)))
    .limit(1)
  return row
}

export interface MembershipPage {
  uid: string
  page: number
  limit: number
  /** Part of the name or display name. */
  name: string | undefined
  descending: boolean
}

/** One page of a person's organizations and how many there are in all. */
export async function membershipPage(db: Queryable, { uid, page, limit, name, descending }: MembershipPage) {
  const part = name ? `%${escapeLike(name)}%` : undefined
  const mine = and(
    eq(organizationMembers.uid, uid),
    isNull(organizations.deletedAt),
    part === undefined ? undefined : or(ilike(organizations.name, part), ilike(organizations.displayName, part)),
  )
  const joined = eq(organizations.id, organizationMembers.organizationId)
  const [total] = await db
    .select({ count: count() })
    .from(organizationMembers)
    .innerJoin(organizations, joined)
    .where(mine)
  const results = await db
    .select({ name: organizations.name, displayName: organizations.displayName, logoUrl: organizations.logoUrl })
    .from(organizationMembers)
    .innerJoin(organizations, joined)
    .where(mine)
    .orderBy(descending ? desc(organizations.name) : asc(organizations.name))
    .limit(limit)
    .offset((page - 1) * limit)
  return { results, totalResults: total?.count ?? 0 }
}

/** A typed percent sign or underscore is that character, not a wildcard. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Locks the organizations that somebody owns, in one order for everybody, and answers their ids. */
export async function lockOwnedOrganizations(tx: Queryable, uid: string): Promise<string[]> {
  const owned = tx
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.uid, uid), eq(organizationMembers.role, 'owner')))
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(inArray(organizations.id, owned), isNull(organizations.deletedAt)))
    .orderBy(organizations.id)
    .for('update')
  return rows.map(({ id }) => id)
}

export async function otherOwners(tx: Queryable, organizationId: string, uid: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.role, 'owner'),
        ne(organizationMembers.uid, uid),
      ),
    )
  return row?.count ?? 0
}

export async function deleteMemberships(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(organizationMembers).where(eq(organizationMembers.uid, uid))
}
