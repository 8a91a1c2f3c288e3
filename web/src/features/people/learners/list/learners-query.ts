/** Which learners are shown: as it stands in the address, so that Back works. */
import { narrowedSearch } from '#ui/list/query/narrowed-search.ts'
import { useAddressQuery } from '#ui/list/query/use-address-query.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'

const sortFields = ['name'] as const

export function useLearnersQuery() {
  const { query, change } = useListQuery(sortFields)
  const address = useAddressQuery()
  const inClass = address.search.get('class') ?? ''
  return {
    query: { ...query, class: inClass },
    change,
    /** Of one class, or of all; from its first page on. */
    narrow: (id: string) => address.change((search) => narrowedSearch(search, 'class', id)),
  }
}
