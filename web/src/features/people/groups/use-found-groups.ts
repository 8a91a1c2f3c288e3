/** A list of groups that is here as a whole: what a filter in the address finds, some at a time. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { useState } from 'react'
import { manyGroups } from '#domain/labels/many-groups.ts'
import { useAddressQuery } from '#ui/list/query/use-address-query.ts'

/** As many rows as are drawn without a wait that anybody notices. */
const rowsAtOnce = 100
/** In the query of the address. */
const filterName = 'name'

export interface FoundGroups<Group> {
  /** Empty where there is none. */
  filter: string
  setFilter: (filter: string) => void
  /** Whether there is reason to filter. */
  isMany: boolean
  /** Whose names hold what the filter says. */
  found: readonly Group[]
  /** Those of them that are drawn. */
  shown: readonly Group[]
  /** Null where all are. */
  showMore: (() => void) | null
}

export function useFoundGroups<Group extends { name: string }>(groups: readonly Group[]): FoundGroups<Group> {
  const { search, change } = useAddressQuery()
  const filter = search.get(filterName)?.trim() ?? ''
  const [drawn, setDrawn] = useState({ filter, rows: rowsAtOnce })
  const rows = drawn.filter === filter ? drawn.rows : rowsAtOnce
  const key = nameKey(filter)
  const found = groups.filter(({ name }) => nameKey(name).includes(key))
  return {
    filter,
    setFilter: (to) =>
      change((query) => {
        if (to === '') query.delete(filterName)
        else query.set(filterName, to)
        return query
      }),
    isMany: groups.length > manyGroups || filter !== '',
    found,
    shown: found.slice(0, rows),
    showMore: found.length > rows ? () => setDrawn({ filter, rows: rows + rowsAtOnce }) : null,
  }
}
