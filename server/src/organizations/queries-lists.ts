/** The only SQL for somebody's list of organizations. */
import { and, asc, count, desc, eq, isNull, like, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { organizationMembers as members, organizations } from '#db/schema.ts'

export interface MembershipPage {
  uid: string
  page: number
  limit: number
  descending: boolean
}

const present = isNull(members.removedAt)
/** One's list is one index's order, and its organizations are looked up by their keys. */
export const listHints = { bitmaps: false, sorts: false }

/**
 * The page is cut from the memberships, along their index; only its own organizations are looked up.
 * A deleted organization has no present members; that it is asked again costs nothing.
 */
export function membershipPageQuery(db: Queryable, { uid, page, limit, descending }: MembershipPage, part?: string) {
  const direction = descending ? desc : asc
  const cut = db
    .select({ id: members.organizationId, name: members.organizationName, role: members.role })
    .from(members)
    .where(and(eq(members.uid, uid), present, part === undefined ? undefined : matching(part)))
    .orderBy(direction(members.organizationName))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('cut')
  return db
    .select({ organization: organizations, role: cut.role })
    .from(cut)
    .innerJoin(organizations, and(eq(organizations.id, cut.id), isNull(organizations.deletedAt)))
    .orderBy(direction(cut.name))
}

export function membershipPage(db: Database, asked: MembershipPage) {
  return withPlannerHints(listHints, async () => membershipPageQuery(db, asked))
}

/** One page of the organizations whose name or display name holds the part, and how many hold it. */
export async function matchingPage(db: Queryable, asked: MembershipPage, part: string) {
  const results = await membershipPageQuery(db, asked, part)
  const [total] = await matchingCountQuery(db, asked.uid, part)
  return { results, totalResults: total?.count ?? 0 }
}

export function matchingCountQuery(db: Queryable, uid: string, part: string) {
  return db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.uid, uid), present, matching(part)))
}

/** `part` is a pattern for `like`; the key is folded by the database, so the pattern is too. */
function matching(part: string) {
  return like(members.organizationSearchKey, sql`lower(${part})`)
}
