/** A list's query in the address, and the one way to change it. */
import { useSearchParams } from 'react-router'
import { changedListQuery, type ListQuery, readListQuery, type SortFields, writeListQuery } from './list-query.ts'

export interface ListQueryState<Field extends string = 'name'> {
  query: ListQuery<Field>
  /** Anything but another page starts again at the first; `replace` makes no entry for Back. */
  change: (change: Partial<ListQuery<Field>>, how?: { replace: boolean }) => void
}

/** `fields` is what the list can be sorted by, the usual one first. */
export function useListQuery<Field extends string>(fields: SortFields<Field>): ListQueryState<Field> {
  const [search, setSearch] = useSearchParams()
  const query = readListQuery(search, fields)
  return {
    query,
    change: (change, how = { replace: false }) =>
      setSearch(
        (current) => writeListQuery(current, changedListQuery(readListQuery(current, fields), change), fields),
        how,
      ),
  }
}
