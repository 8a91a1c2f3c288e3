/** Lists of an organization's people. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { getOwner, listMembers, listOwners } from '@atrium/contract/people/members'
import type { Database, DatabaseContext, Queryable } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import { askForPlaces, FAR, PASSED_AT_ONCE } from '#db/places/far-page.ts'
import { isUuid } from '#db/uuid.ts'
import { noRows, type WrittenRows } from '#db/reads/written-rows.ts'
import { type WrittenJson, writtenPage } from '#http/answers/written-json.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { placedList } from './placed.ts'
import { countSelected, farMemberPage, memberPage, memberRow, placeAfter } from './queries.ts'
import { type MemberSelection, withListHints } from './selection.ts'

type List = typeof listMembers
interface InOne {
  membership: Membership
}

/** One page of the members whom the query selects. */
export async function members(
  { db }: DatabaseContext,
  { membership, ...query }: QueryOf<List> & InOne,
): Promise<WrittenJson> {
  return pageOfMembers(db, selectionOf(membership.organizationId, query), query)
}

/** The same for the owners alone. */
export async function owners(
  { db }: DatabaseContext,
  { membership: { organizationId }, page, limit }: QueryOf<typeof listOwners> & InOne,
): Promise<WrittenJson> {
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
  return row
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
  return {
    organizationId,
    search: searchedFor(username),
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
  asked: { page: number; limit: number },
): Promise<WrittenJson> {
  const { page, limit } = asked
  return withListHints(selection, async () => {
    const { rows, total } = await rowsOf(db, selection, { limit, offset: (page - 1) * limit })
    return writtenPage(asked, rows, total)
  })
}

async function rowsOf(db: Database, selection: MemberSelection, asked: { limit: number; offset: number }) {
  const { limit, offset } = asked
  const list = offset < FAR ? undefined : placedList(selection)
  if (list !== undefined) {
    const { rows, total } = await farMemberPage(db, selection, limit, offset)
    if (rows !== noRows && total) return { rows, total }
  }
  // Who asks for a page far behind the end is not walked there.
  const counted = offset >= FAR ? await countSelected(db, selection) : undefined
  const isBehindEnd = counted !== undefined && offset >= counted
  if (list !== undefined && !isBehindEnd) await askForPlaces(db, list.list, selection.organizationId)
  if (isBehindEnd) return { rows: noRows, total: counted }
  const { rows, total } = await rowsFrom(db, selection, { limit, offset })
  return { rows, total: counted ?? total ?? 0 }
}

/** The total is null where the page was not read from the list's beginning. */
export async function rowsFrom(
  db: Queryable,
  selection: MemberSelection,
  { limit, offset }: { limit: number; offset: number },
  passedAtOnce = PASSED_AT_ONCE,
): Promise<WrittenRows> {
  let from = selection
  let left = offset
  for (; left > passedAtOnce; left -= passedAtOnce) {
    const after = await placeAfter(db, from, passedAtOnce)
    if (!after) return { rows: noRows, total: null }
    from = { ...selection, after }
  }
  return memberPage(db, from, limit, left)
}
