/** Somebody's list of organizations or publishers: how many there are, and how a page of it answers. */
import type { Queryable } from '#db/database.ts'
import { countOf } from './queries.ts'

/** Without counting: the time to answer does not grow with the number. */
export function countMemberships(db: Queryable, uid: string, kind: 'organizations' | 'authors'): Promise<number> {
  return countOf(db, uid, kind)
}

export interface Page<Item> {
  page: number
  limit: number
  results: Item[]
  totalPages: number
  totalResults: number
}

export function pageOf<Item>(
  asked: { page: number; limit: number },
  results: Item[],
  totalResults: number,
): Page<Item> {
  const { page, limit } = asked
  return { page, limit, results, totalPages: Math.ceil(totalResults / limit), totalResults }
}

/** `%part%` for `like`: a typed percent sign or underscore is that character, not a wildcard. Undefined for no filter. */
export function partPattern(part: string | undefined): string | undefined {
  return part ? `%${part.replace(/[\\%_]/g, '\\$&')}%` : undefined
}
