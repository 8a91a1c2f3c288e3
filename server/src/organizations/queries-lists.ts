/** The only SQL for somebody's list of organizations. */
import type { MembershipItem } from '@atrium/contract/organizations'
import { and, asc, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#db/database.ts'
import { holdsName } from '#db/fold-name.ts'
import { type FarPage, farPage, fromPlaces } from '#db/places/far-page.ts'
import { withPlannerHints } from '#db/planner-hints.ts'
import { given, preparedFor } from '#db/prepared.ts'
import { rowsInOne } from '#db/reads/rows-in-one.ts'
import { organizationMembers as members, organizations } from '#db/schema.ts'
import { noRows, writtenRows } from '#db/reads/written-rows.ts'
import { belongsTo } from '#members/belonging.ts'
import { type Cut, listHints, type ListPage, offsetOf, totalColumn } from '#members/memberships/memberships.ts'
import { placedOrganizations } from './placed.ts'

export type ListedRow = Awaited<ReturnType<typeof membershipPageQuery>>[number]

const { id, name, displayName, logoUrl, primaryColor, pageBackground } = getTableColumns(organizations)
const shown = { id, name, displayName, logoUrl, primaryColor, pageBackground }
/** The first day of who has it still to come. */
const waitingUntil = sql<string | null>`case when ${members.startsAt} > now() then ${members.startsOn} end`.mapWith(
  members.startsOn,
)

/** What a page is read with: some of `asked` may be given later. */
interface Parts {
  part?: string
  far?: FarPage
}

/**
 * The page is cut from the memberships, along their index; only its own organizations are looked up.
 * A deleted organization has no present members; that it is asked again costs nothing.
 */
function partsOf(db: Queryable, { uid, limit, offset, descending }: Cut, { part, far }: Parts) {
  const direction = descending ? desc : asc
  const cut = db
    .select({
      id: members.organizationId,
      name: members.organizationName,
      role: members.role,
      startsOn: waitingUntil.as('waiting_until'),
      endsOn: sql`${members.endsOn}`.mapWith(members.endsOn).as('last_day'),
    })
    .from(members)
    .where(and(eq(members.uid, uid), belongsTo(), part === undefined ? undefined : matching(part), far?.beyond))
    .orderBy(direction(members.organizationName))
    .limit(far?.limit ?? limit)
    .offset(far?.offset ?? offset)
    .as('cut')
  const isThere = and(eq(organizations.id, cut.id), isNull(organizations.deletedAt))
  return { cut, isThere, order: direction(cut.name), reader: far ? db.with(far.place) : db }
}

export function membershipPageQuery(db: Queryable, asked: Cut, parts: Parts = {}) {
  const { cut, isThere, order, reader } = partsOf(db, asked, parts)
  const { role, startsOn, endsOn } = cut
  return reader
    .select({ ...shown, role, startsOn, endsOn, total: totalColumn(asked.uid, 'organizations') })
    .from(cut)
    .innerJoin(organizations, isThere)
    .orderBy(order)
}

/** As the contract has them where less of them is shown. */
function itemsQuery(db: Queryable, asked: Cut, parts: Parts = {}) {
  const { cut, isThere, order, reader } = partsOf(db, asked, parts)
  const { role, startsOn, endsOn } = cut
  const branding = sql`json_build_object('logo_url', ${organizations.logoUrl})`
  const fields = { name, displayName, branding, role, startsOn, endsOn } satisfies Record<keyof MembershipItem, unknown>
  return reader.select(fields).from(cut).innerJoin(organizations, isThere).orderBy(order)
}

const wayOf = (descending: boolean) => (descending ? 'desc' : 'asc')
const asked = { uid: given('uid'), limit: given('limit'), offset: given('offset') }

const pageStatement = preparedFor(wayOf, (db, descending) =>
  rowsInOne(db, `organizations_of_${wayOf(descending)}`, membershipPageQuery(db, { ...asked, descending })),
)

const total = totalColumn(asked.uid, 'organizations')
const farOf = (db: Queryable, descending: boolean) =>
  farPage(db, placedOrganizations, { scope: asked.uid, descending, total })

export const farPageStatement = preparedFor(wayOf, (db, descending) => {
  const query = membershipPageQuery(db, { ...asked, descending }, { far: farOf(db, descending) })
  return rowsInOne(db, `far_organizations_${wayOf(descending)}`, query)
})

const itemsStatement = preparedFor(wayOf, (db, descending) =>
  writtenRows(db, `memberships_of_${wayOf(descending)}`, itemsQuery(db, { ...asked, descending }), total),
)

const farItemsStatement = preparedFor(wayOf, (db, descending) => {
  const query = itemsQuery(db, { ...asked, descending }, { far: farOf(db, descending) })
  return writtenRows(db, `far_memberships_${wayOf(descending)}`, query, total)
})

/** Each row tells how many there are. */
export function membershipPage(db: Database, asked: ListPage) {
  const { descending } = asked
  return read(db, asked, {
    far: (values) => farPageStatement(db, descending).execute(values),
    walked: (values) => pageStatement(db, descending).execute(values),
    isEmpty: (rows) => rows.length === 0,
  })
}

/** The same as the contract has it where less is shown, and how many there are. */
export function membershipItems(db: Database, asked: ListPage) {
  const { descending } = asked
  return read(db, asked, {
    far: (values) => farItemsStatement(db, descending).execute(values),
    walked: (values) => itemsStatement(db, descending).execute(values),
    isEmpty: ({ rows }) => rows === noRows,
  })
}

type Values = Record<string, unknown>
interface Readers<Page> {
  far(values: Values): Promise<Page>
  walked(values: Values): Promise<Page>
  isEmpty(page: Page): boolean
}

function read<Page>(
  db: Database,
  { uid, limit, ...page }: ListPage,
  { far, walked, isEmpty }: Readers<Page>,
): Promise<Page> {
  const values = { uid, limit, offset: offsetOf({ ...page, limit }) }
  const place = { scope: uid, offset: values.offset }
  return withPlannerHints(listHints, () =>
    fromPlaces(db, placedOrganizations, place, { far: () => far(values), walked: () => walked(values), isEmpty }),
  )
}

/** One page of the organizations whose name or display name holds the part, and how many hold it. */
export async function matchingPage(db: Queryable, asked: ListPage, part: string) {
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

/** `part` as it was typed. */
function matching(part: string) {
  return holdsName(members.organizationSearchKey, part)
}
