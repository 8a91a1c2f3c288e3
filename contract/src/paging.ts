/** Lists: how a page is asked for and what it looks like. */
import * as z from 'zod/mini'
import { defaultPageSize, maxPageSize } from './limits.ts'
import { fieldMessages } from './sentences/en/fields.ts'

/** Decimal digits and nothing else: `Number` reads `1e1`, `0x10` and a space as well. */
const digits = z.transform((value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
)

/** A whole number in a query string. */
function count(fallback: number, max: number) {
  const whole = z
    .number(fieldMessages.invalid)
    .check(z.int(fieldMessages.invalid), z.minimum(1, fieldMessages.invalid), z.maximum(max, fieldMessages.invalid))
  return z._default(z.pipe(digits, whole), fallback)
}

const MAX_PAGE = 1_000_000

export const pageQuery = {
  page: count(1, MAX_PAGE),
  limit: count(defaultPageSize, maxPageSize),
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
