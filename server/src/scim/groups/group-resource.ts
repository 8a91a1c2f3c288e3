/** A group as a directory reads it. */
import type { Queryable } from '#db/database.ts'
import { isReturned, partsReturned, type Projection } from '#scim/protocol/projection.ts'
import { resourceText } from '#scim/protocol/resource-text.ts'
import { metaOf } from '#scim/users/user-resource.ts'
import type { GroupRow } from './queries.ts'
import { memberParts, membersUpTo, writtenMembers } from './queries-told.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
/** Of all groups of a page: where they have more, the page has fewer of them, and the next one goes on. */
export const maxMembersListed = 5_000

/** As JSON. Who is in them is looked for only where that is told. */
export async function groupTexts(
  db: Queryable,
  groups: GroupRow[],
  { base, projection }: { base: string; projection: Projection },
): Promise<string[]> {
  const isTold = isReturned('members', projection)
  const ids = groups.map(({ id }) => id)
  const parts = partsReturned('members', memberParts, projection)
  const members = isTold ? await writtenMembers(db, ids, { base, parts }) : undefined
  // Nobody is an empty list: the same as none at all (RFC 7643, section 2.5), and it says that members were looked for.
  return groups.map((group) =>
    resourceText(toResource(group, base), projection, members && { members: members.get(group.id) ?? '[]' }),
  )
}

/** The first of them, one at least, whose members are no more than a page tells. */
export async function asManyAsTold(db: Queryable, groups: GroupRow[], projection: Projection): Promise<GroupRow[]> {
  if (groups.length < 2 || !isReturned('members', projection)) return groups
  const ids = groups.map(({ id }) => id)
  const members = await membersUpTo(db, ids, maxMembersListed)
  const listed: GroupRow[] = []
  let told = 0
  for (const group of groups) {
    told += members.get(group.id) ?? 0
    if (told > maxMembersListed && listed.length > 0) break
    listed.push(group)
  }
  return listed
}

function toResource(group: GroupRow, base: string): Record<string, unknown> {
  return {
    schemas: [groupSchema],
    id: group.id,
    ...(group.externalId !== null && { externalId: group.externalId }),
    displayName: group.displayName,
    meta: metaOf('Group', group, `${base}/Groups/${group.id}`),
  }
}
