/** Lists: how a page is asked for and what it looks like. */
import * as z from 'zod/mini'
import { defaultPageSize, maxPageSize } from './limits.ts'
import { fieldMessages } from './sentences/en/fields.ts'

/** Decimal digits and nothing else: `Number` reads `1e1`, `0x10` and a space as well. */
const digits = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
)

/** A whole number in a query string. */
function count(max: number) {
  const whole = z
    .number(fieldMessages.invalid)
    .check(z.int(fieldMessages.invalid), z.minimum(1, fieldMessages.invalid), z.maximum(max, fieldMessages.invalid))
  return z.pipe(digits, whole)
}

const MAX_PAGE = 1_000_000

export const pageQuery = {
  page: z._default(count(MAX_PAGE), 1),
  limit: z._default(count(maxPageSize), defaultPageSize),
}

/** Of a list that is answered whole, as one page, where neither is asked for. */
export const partQuery = {
  page: z.optional(count(MAX_PAGE)),
  limit: z.optional(count(maxPageSize)),
}
export interface AskedPart {
  page?: number | undefined
  limit?: number | undefined
}

/** The page that was asked for; all of the list, which has so many at most, where none was. */
export function askedPage({ page, limit }: AskedPart, most: number): { page: number; limit: number } {
  if (page === undefined && limit === undefined) return { page: 1, limit: most }
  return { page: page ?? 1, limit: limit ?? defaultPageSize }
}

/** `field:asce` or `field:desc`; ascending is spelled so (docs/requirements.md#lists). */
export function sortBy<Field extends string>(field: Field) {
  return z._default(z.literal([`${field}:asce`, `${field}:desc`], fieldMessages.invalid), `${field}:asce`)
}

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({
    page: z.number(),
    limit: z.number(),
    results: z.array(item),
    totalPages: z.number(),
    totalResults: z.number(),
  })
}
