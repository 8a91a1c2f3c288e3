/** Lists of an organization's people. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { getOwner, listMembers, listOwners, Member } from '@atrium/contract/people/members'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database, DatabaseContext, Queryable } from '#db/database.ts'
import { askForPlaces, FAR, PASSED_AT_ONCE } from '#db/places/far-page.ts'
import { isUuid } from '#db/uuid.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { termState } from '#members/belonging.ts'
import { placedList } from './placed.ts'
import { countSelected, farMemberPage, memberPage, memberRow, type MemberRow, placeAfter } from './queries.ts'
import { type MemberSelection, withListHints } from './selection.ts'

type List = typeof listMembers
interface InOne {
  membership: Membership
}

/** One page of the members whom the query selects. */
export async function members(
  { db }: DatabaseContext,
  { membership, ...query }: QueryOf<List> & InOne,
): Promise<AnswerOf<List>> {
  return pageOfMembers(db, selectionOf(membership.organizationId, query), query)
}

/** The same for the owners alone. */
export async function owners(
  { db }: DatabaseContext,
  { membership: { organizationId }, page, limit }: QueryOf<typeof listOwners> & InOne,
): Promise<AnswerOf<typeof listOwners>> {
  const sortBy = { field: 'name', descending: false } as const
  return pageOfMembers(db, { organizationId, role: 'owner', sortBy }, { page, limit })
}

/** One owner; `not_found` for whoever is none. */
export async function owner(
  { db }: DatabaseContext,
  { membership: { organizationId }, id }: InOne & { id: string },
): Promise<AnswerOf<typeof getOwner>> {
  const row = await memberRow(db, organizationId, id)
  if (row?.role !== 'owner') throw new Refusal('not_found', { detail: 'no owner of this organization' })
  return shownMember(row)
}

/** The filters of a list as its query wants them. A label that is no id selects nobody. */
export function selectionOf(
  organizationId: string,
  {
    username,
    label,
    class: classId,
    role,
    sortBy,
  }: Pick<QueryOf<List>, 'username' | 'label' | 'class' | 'role' | 'sortBy'>,
): MemberSelection {
  const [field, way] = sortBy.split(':') as ['name' | 'username', 'asce' | 'desc']
  const search = username === undefined ? '' : nameKey(username)
  return {
    organizationId,
    search: search === '' ? undefined : search,
    labelId: idOrNone(label),
    classId: idOrNone(classId),
    role,
    sortBy: { field, descending: way === 'desc' },
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

function idOrNone(id: string | undefined): string | undefined {
  return id === undefined || id === '' ? undefined : isUuid(id) ? id : NO_ID
}

async function pageOfMembers(
  db: Database,
  selection: MemberSelection,
  { page, limit }: { page: number; limit: number },
): Promise<AnswerOf<List>> {
  return withListHints(selection, async () => {
    const { rows, totalResults } = await rowsOf(db, selection, { limit, offset: (page - 1) * limit })
    const results = rows.map(shownMember)
    return { page, limit, results, totalPages: Math.ceil(totalResults / limit), totalResults }
  })
}

async function rowsOf(db: Database, selection: MemberSelection, asked: { limit: number; offset: number }) {
  const { limit, offset } = asked
  const list = offset < FAR ? undefined : placedList(selection)
  if (list !== undefined) {
    const rows = await farMemberPage(db, selection, limit, offset)
    if (rows[0]?.total) return { rows, totalResults: rows[0].total }
  }
  // Who asks for a page far behind the end is not walked there.
  const counted = offset >= FAR ? await countSelected(db, selection) : undefined
  const isBehindEnd = counted !== undefined && offset >= counted
  if (list !== undefined && !isBehindEnd) await askForPlaces(db, list.list, selection.organizationId)
  const rows = isBehindEnd ? [] : await rowsFrom(db, selection, { limit, offset })
  return {
    rows,
    totalResults: counted ?? rows[0]?.total ?? (offset === 0 ? 0 : await countSelected(db, selection)),
  }
}

/** `total`: how many are selected, where the page was read from the list's beginning. */
type CountedRow = MemberRow & { total: number | null }

export async function rowsFrom(
  db: Queryable,
  selection: MemberSelection,
  { limit, offset }: { limit: number; offset: number },
  passedAtOnce = PASSED_AT_ONCE,
): Promise<CountedRow[]> {
  let from = selection
  let left = offset
  for (; left > passedAtOnce; left -= passedAtOnce) {
    const after = await placeAfter(db, from, passedAtOnce)
    if (!after) return []
    from = { ...selection, after }
  }
  return memberPage(db, from, limit, left)
}

/** A row as the contract shows it. */
export function shownMember(row: MemberRow): Member {
  return {
    user_id: row.uid,
    displayName: row.displayName,
    given_name: row.givenName,
    family_name: row.familyName,
    username: row.username,
    email: row.email,
    photoURL: row.photoUrl,
    role: row.role,
    joinedAt: row.joinedAt.toISOString(),
    labels: row.labels ?? [],
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    term: row.today === null ? 'current' : termState(row, row.today),
  }
}
