/** The lists of an organization's people that have places: everybody and each role, in both orders. */
import { type Role, roles } from '@atrium/contract/rules/roles'
import { and, eq, isNull } from 'drizzle-orm'
import type { PlacedList } from '#db/places/placed-list.ts'
import { organizationMembers as members } from '#db/schema.ts'
import type { MemberSelection } from './selection.ts'

type Field = MemberSelection['sortBy']['field']

const lists = new Map<string, PlacedList>()
for (const field of ['name', 'username'] as const) {
  for (const role of [undefined, ...roles]) {
    const list = nameOf(field, role)
    lists.set(list, {
      list,
      entries: members,
      of: (organizationId) =>
        and(
          eq(members.organizationId, organizationId),
          isNull(members.removedAt),
          role === undefined ? undefined : eq(members.role, role),
        ),
      key: field === 'name' ? members.nameKey : members.usernameKey,
      tie: members.uid,
    })
  }
}

export const placedMemberLists: readonly PlacedList[] = [...lists.values()]

/** Undefined where the list is of a label or a class, or of what is searched for: it is walked. */
export function placedList(selection: Omit<MemberSelection, 'organizationId'>): PlacedList | undefined {
  const { search, labelId, classId, after, role, sortBy } = selection
  const isNarrowed = [search, labelId, classId, after].some((filter) => filter !== undefined)
  return isNarrowed ? undefined : lists.get(nameOf(sortBy.field, role))
}

function nameOf(field: Field, role: Role | undefined): string {
  return role === undefined ? `members_by_${field}` : `members_by_${field}_${role}`
}
