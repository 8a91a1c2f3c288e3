/** What was looked for among the members: kept while somebody looks at labels or classes and comes back. */
import { useEffect } from 'react'
import { changeUsersList, useUsersList } from '#state/users-list.ts'
import type { MembersQuery } from './members-query.ts'

/** For the list: keeps what it shows. */
export function usePersistMemberFilters({ name, label, order }: MembersQuery): void {
  useEffect(() => {
    changeUsersList('users', { searchTerm: name, categoryId: label === '' ? null : label, sortOrder: order })
  }, [name, label, order])
}

/** For the link back to the list: its query as it was left. */
export function usePersistedMemberFilters(): Record<string, string | null> {
  const { searchTerm, categoryId, sortOrder } = useUsersList('users')
  return { name: searchTerm, label: categoryId, sortBy: sortOrder === 'desc' ? 'name:desc' : null }
}

/** Another organization is another search. */
export function useResetMemberFilters(organization: string): void {
  useEffect(
    () => () => changeUsersList('users', { searchTerm: '', categoryId: null, sortOrder: 'asce' }),
    [organization],
  )
}
