/** What was looked for among the members: kept while somebody looks at labels or classes and comes back. */
import { useEffect } from 'react'
import { changeUsersList, useUsersList } from '#state/users-list.ts'
import type { MembersQuery } from './members-query.ts'

/** For the list: keeps what it shows. */
export function usePersistMemberFilters({ name, label, role, field, order }: MembersQuery): void {
  useEffect(() => {
    const narrowed = { categoryId: label === '' ? null : label, role: role === '' ? undefined : role }
    changeUsersList('users', { searchTerm: name, ...narrowed, sortOrder: order, sortField: field })
  }, [name, label, role, field, order])
}

/** For the link back to the list: its query as it was left. */
export function usePersistedMemberFilters(): Record<string, string | null> {
  const { searchTerm, categoryId, role = null, sortOrder, sortField = 'name' } = useUsersList('users')
  const isOwnOrder = sortField === 'name' && sortOrder === 'asce'
  return { name: searchTerm, label: categoryId, role, sortBy: isOwnOrder ? null : `${sortField}:${sortOrder}` }
}

/** Another organization is another search. */
export function useResetMemberFilters(organization: string): void {
  useEffect(
    () => () => {
      const none = { categoryId: null, role: undefined, sortField: undefined }
      changeUsersList('users', { searchTerm: '', ...none, sortOrder: 'asce' })
    },
    [organization],
  )
}
