/** Which members are shown: as it stands in the address, so that Back works. */
import { type Role, roles } from '@atrium/contract/rules/people'
import { useSearchParams } from 'react-router'
import type { ListQuery } from '#ui/list/list-query.ts'
import { useListQuery } from '#ui/list/use-list-query.ts'

const sortFields = ['name', 'username'] as const
export type SortField = (typeof sortFields)[number]

export interface MembersQuery extends ListQuery<SortField> {
  /** A label's id; empty for every label. */
  label: string
  role: Role | ''
}

export function useMembersQuery() {
  const { query, change } = useListQuery(sortFields)
  const [search, setSearch] = useSearchParams()
  const role = roles.find((known) => known === search.get('role')) ?? ''
  const asked: MembersQuery = { ...query, label: search.get('label') ?? '', role }
  return {
    query: asked,
    change,
    /** Narrows the list to a label or a role, and starts at its first page. */
    narrow(parameter: 'label' | 'role', value: string) {
      setSearch((current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        if (value === '') next.delete(parameter)
        else next.set(parameter, value)
        return next
      })
    },
  }
}
