/** The list's page, size, filter and order as they stand in the address, so that Back works. */
import { defaultPageSize, pageSizes } from '@atrium/contract/limits'

export type SortOrder = 'asce' | 'desc'

export interface ListQuery {
  page: number
  limit: number
  name: string
  order: SortOrder
}

const firstPage = 1

/** Whatever cannot be read, an edited address for one, falls back to its default. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const limit = wholeNumber(search.get('limit'))
  return {
    page: wholeNumber(search.get('page')) ?? firstPage,
    limit: pageSizes.find((size) => size === limit) ?? defaultPageSize,
    name: search.get('name')?.trim() ?? '',
    order: search.get('sortBy') === 'name:desc' ? 'desc' : 'asce',
  }
}

/** Defaults are left out: the plain address is the plain list. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const search = new URLSearchParams()
  if (query.page !== firstPage) search.set('page', String(query.page))
  if (query.limit !== defaultPageSize) search.set('limit', String(query.limit))
  if (query.name !== '') search.set('name', query.name)
  if (query.order !== 'asce') search.set('sortBy', 'name:desc')
  return search
}

/** A change of anything but the page starts again at the first. */
export function changedListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: firstPage, ...change }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** An empty list still has its first page. */
export function lastPage(totalPages: number): number {
  return Math.max(firstPage, totalPages)
}
