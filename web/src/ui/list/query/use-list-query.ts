/** A list's query in the address. */
import { changedListQuery, type ListQuery, readListQuery, type SortFields, writeListQuery } from './list-query.ts'
import { useAddressQuery } from './use-address-query.ts'

export interface ListQueryState<Field extends string = 'name'> {
  query: ListQuery<Field>
  /** Anything but another page starts again at the first; `replace` makes no entry for Back. */
  change: (change: Partial<ListQuery<Field>>, how?: { replace: boolean }) => void
}

/** `fields` is what the list can be sorted by, the usual one first. */
export function useListQuery<Field extends string>(fields: SortFields<Field>): ListQueryState<Field> {
  const address = useAddressQuery()
  return {
    query: readListQuery(address.search, fields),
    change: (change, how) =>
      address.change(
        (search) => writeListQuery(search, changedListQuery(readListQuery(search, fields), change), fields),
        how,
      ),
  }
}
