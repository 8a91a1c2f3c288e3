/** The list's query in the address, and the one way to change it. */
import { useSearchParams } from 'react-router'
import { changedListQuery, readListQuery, writeListQuery } from './list-query.ts'
import type { ListQuery } from './list-query.ts'

export function useListQuery(): {
  query: ListQuery
  change: (change: Partial<ListQuery>, how?: { replace: boolean }) => void
} {
  const [search, setSearch] = useSearchParams()
  const query = readListQuery(search)
  return {
    query,
    change: (change, how = { replace: false }) => setSearch(writeListQuery(changedListQuery(query, change)), how),
  }
}
