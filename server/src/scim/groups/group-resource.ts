/** A group as a directory reads it. */
import type { Queryable } from '#db/database.ts'
import { metaOf } from '#scim/users/user-resource.ts'
import { type GroupRow, membersOf } from './queries.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** `withMembers`: whether these are told; there may be thousands. */
export async function toGroupResources(
  db: Queryable,
  groups: GroupRow[],
  { base, withMembers }: { base: string; withMembers: boolean },
): Promise<Record<string, unknown>[]> {
  const ids = groups.map(({ id }) => id)
  const members = Map.groupBy(withMembers ? await membersOf(db, ids) : [], ({ groupId }) => groupId)
  return groups.map((group) => ({
    schemas: [groupSchema],
    id: group.id,
    ...(group.externalId !== null && { externalId: group.externalId }),
    displayName: group.displayName,
    ...(withMembers && {
      members: (members.get(group.id) ?? []).map(({ userId: value, userName, displayName }) => ({
        ...{ value, $ref: `${base}/Users/${value}`, type: 'User', display: displayName || userName },
      })),
    }),
    meta: metaOf('Group', group, `${base}/Groups/${group.id}`),
  }))
}
