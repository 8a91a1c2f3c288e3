/** Which members are shown: as it stands in the address, so that Back works. */
import type { MemberMatch } from '@atrium/contract/rules/people'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { type ListQuery, readListQuery } from '#ui/list/query/list-query.ts'
import { narrowedSearch } from '#ui/list/query/narrowed-search.ts'
import { useAddressQuery } from '#ui/list/query/use-address-query.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'

const sortFields = ['name', 'username'] as const
export type SortField = (typeof sortFields)[number]

/** What the address may narrow the list by. */
export type Narrowing = 'label' | 'role'

export interface MembersQuery extends ListQuery<SortField> {
  /** A label's id; empty for every label. */
  label: string
  role: Role | ''
}

/** What the query of an address asks for. */
export function readMembersQuery(search: URLSearchParams): MembersQuery {
  const role = roles.find((known) => known === search.get('role')) ?? ''
  return { ...readListQuery(search, sortFields), label: search.get('label') ?? '', role }
}

export function useMembersQuery() {
  const { change } = useListQuery(sortFields)
  const address = useAddressQuery()
  return {
    query: readMembersQuery(address.search),
    change,
    /** Narrows the list to a label or a role, and starts at its first page. */
    narrow: (parameter: Narrowing, value: string) =>
      address.change((search) => narrowedSearch(search, parameter, value)),
  }
}

/** Everybody whom the list would show on all of its pages. */
export function toMemberMatch({ name, label, role }: MembersQuery): MemberMatch {
  return {
    ...(name === '' ? {} : { username: name }),
    ...(label === '' ? {} : { label }),
    ...(role === '' ? {} : { role }),
  }
}
