/** The only SQL for somebody's list of organizations. */
import { and, asc, count, desc, eq, getTableColumns, isNull, like, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { type FarPage, farPage, fromPlaces } from '#db/places/far-page.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { type Given, given, preparedFor } from '#db/prepared.ts'
import { rowsInOne } from '#db/rows-in-one.ts'
import { organizationMembers as members, organizations } from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'
import { offsetOf, totalColumn } from '#members/memberships/memberships.ts'
import { placedOrganizations } from './placed.ts'

export interface MembershipPage {
  uid: string
  page: number
  limit: number
  descending: boolean
}

/** The page of a statement, whose values may be given later. */
interface Cut {
  uid: Given<string>
  limit: Given<number>
  offset: Given<number>
  descending: boolean
}

export type ListedRow = Awaited<ReturnType<typeof membershipPageQuery>>[number]

const { id, name, displayName, logoUrl, primaryColor, pageBackground } = getTableColumns(organizations)
const shown = { id, name, displayName, logoUrl, primaryColor, pageBackground }
/** The first day of who has it still to come. */
const waitingUntil = sql<string | null>`case when ${members.startsAt} > now() then ${members.startsOn} end`.mapWith(
  members.startsOn,
)
/** One's list is one index's order, and its organizations are looked up by their keys. */
export const listHints = { bitmaps: false, sorts: false }

/**
 * The page is cut from the memberships, along their index; only its own organizations are looked up.
 * A deleted organization has no present members; that it is asked again costs nothing.
 */
export function membershipPageQuery(
  db: Queryable,
  { uid, limit, offset, descending }: Cut,
  { part, far }: { part?: string; far?: FarPage } = {},
) {
  const direction = descending ? desc : asc
  const cut = db
    .select({
      ...{ id: members.organizationId, name: members.organizationName, role: members.role },
      startsOn: waitingUntil.as('waiting_until'),
      endsOn: sql`${members.endsOn}`.mapWith(members.endsOn).as('last_day'),
    })
    .from(members)
    .where(and(eq(members.uid, uid), belongsTo(), part === undefined ? undefined : matching(part), far?.beyond))
    .orderBy(direction(members.organizationName))
    .limit(far?.limit ?? limit)
    .offset(far?.offset ?? offset)
    .as('cut')
  return (far ? db.with(far.place) : db)
    .select({
      ...shown,
      role: cut.role,
      startsOn: cut.startsOn,
      endsOn: cut.endsOn,
      total: totalColumn(uid, 'organizations'),
    })
    .from(cut)
    .innerJoin(organizations, and(eq(organizations.id, cut.id), isNull(organizations.deletedAt)))
    .orderBy(direction(cut.name))
}

const wayOf = (descending: boolean) => (descending ? 'desc' : 'asc')
const asked = { uid: given('uid'), limit: given('limit'), offset: given('offset') }

const pageStatement = preparedFor(wayOf, (db, descending) =>
  rowsInOne(db, `organizations_of_${wayOf(descending)}`, membershipPageQuery(db, { ...asked, descending })),
)

export const farPageStatement = preparedFor(wayOf, (db, descending) => {
  const total = totalColumn(asked.uid, 'organizations')
  const far = farPage(db, placedOrganizations, { scope: asked.uid, descending, total })
  const query = membershipPageQuery(db, { ...asked, descending }, { far })
  return rowsInOne(db, `far_organizations_${wayOf(descending)}`, query)
})

/** Each row tells how many there are. */
export function membershipPage(db: Database, { descending, ...asked }: MembershipPage) {
  const values = { ...asked, offset: offsetOf(asked) }
  return withPlannerHints(listHints, () =>
    fromPlaces(
      db,
      placedOrganizations,
      { scope: asked.uid, offset: values.offset },
      {
        far: () => farPageStatement(db, descending).execute(values),
        walked: () => pageStatement(db, descending).execute(values),
      },
    ),
  )
}

/** One page of the organizations whose name or display name holds the part, and how many hold it. */
export async function matchingPage(db: Queryable, asked: MembershipPage, part: string) {
  const results = await membershipPageQuery(db, { ...asked, offset: offsetOf(asked) }, { part })
  const [total] = await matchingCountQuery(db, asked.uid, part)
  return { results, totalResults: total?.count ?? 0 }
}

export function matchingCountQuery(db: Queryable, uid: string, part: string) {
  return db
    .select({ count: count() })
    .from(members)
    .where(and(eq(members.uid, uid), belongsTo(), matching(part)))
}

/** `part` is a pattern for `like`; the key is folded by the database, so the pattern is too. */
function matching(part: string) {
  return like(members.organizationSearchKey, sql`lower(${part})`)
}
