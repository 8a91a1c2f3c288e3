/** The only SQL for organizations and their members. */
import { and, asc, count, desc, eq, ilike, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, organizations } from '#db/schema.ts'

export type OrganizationRow = typeof organizations.$inferSelect

export async function insertOrganization(db: Queryable, values: typeof organizations.$inferInsert): Promise<OrganizationRow> {
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
  const [total] = await db.select({ count: count() }).from(organizationMembers).innerJoin(organizations, joined).where(mine)
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
