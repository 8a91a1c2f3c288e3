/** A list's page, size, filter and order as they stand in the address, so that Back works. */
import { defaultPageSize, multiDeletePage, pageSizes } from '@atrium/contract/limits'

export type SortOrder = 'asce' | 'desc'

export interface ListQuery<Field extends string = 'name'> {
  page: number
  limit: number
  /** The filter. */
  name: string
  /** What the list is sorted by. */
  field: Field
  order: SortOrder
}

/** What a list can be sorted by; the first unless the address says otherwise. */
export type SortFields<Field extends string> = readonly [Field, ...Field[]]

const firstPage = 1
/** Those that are offered, and what a list shows once several of its rows were deleted (docs/requirements.md#people). */
const sizes = [...pageSizes, multiDeletePage.limit]

/** Whatever cannot be read, an edited address for one, falls back to its default. */
export function readListQuery<Field extends string>(
  search: URLSearchParams,
  fields: SortFields<Field>,
): ListQuery<Field> {
  const limit = wholeNumber(search.get('limit'))
  const [sortedBy, order] = search.get('sortBy')?.split(':') ?? []
  const field = fields.find((known) => known === sortedBy)
  return {
    page: wholeNumber(search.get('page')) ?? firstPage,
    limit: sizes.find((size) => size === limit) ?? defaultPageSize,
    name: search.get('name')?.trim() ?? '',
    field: field ?? fields[0],
    order: field !== undefined && order === 'desc' ? 'desc' : 'asce',
  }
}

/** Into a copy of the address's query. Defaults are left out: the plain address is the plain list. */
export function writeListQuery<Field extends string>(
  search: URLSearchParams,
  { page, limit, name, field, order }: ListQuery<Field>,
  fields: SortFields<Field>,
): URLSearchParams {
  const written = new URLSearchParams(search)
  const write = (parameter: string, value: string | number, plain: string | number) => {
    if (value === plain) written.delete(parameter)
    else written.set(parameter, String(value))
  }
  write('page', page, firstPage)
  write('limit', limit, defaultPageSize)
  write('name', name, '')
  write('sortBy', `${field}:${order}`, `${fields[0]}:asce`)
  return written
}

/** A change of anything but the page starts again at the first. */
export function changedListQuery<Field extends string>(
  query: ListQuery<Field>,
  change: Partial<ListQuery<Field>>,
): ListQuery<Field> {
  return { ...query, page: firstPage, ...change }
}

/** Turned round; an empty list has no order to turn and stays ascending (docs/requirements.md#lists). */
export function reverseOrder(order: SortOrder, isEmpty: boolean): SortOrder {
  return order === 'asce' && !isEmpty ? 'desc' : 'asce'
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** An empty list still has its first page. */
export function lastPage(totalPages: number): number {
  return Math.max(firstPage, totalPages)
}
