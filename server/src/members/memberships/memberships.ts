/** Somebody's list of organizations or publishers: how many there are, and how a page of it answers. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import type { Given } from '#db/prepared.ts'
import { countOf, totalOf } from './queries.ts'

/** A page of somebody's list that is asked for. */
export interface ListPage {
  uid: string
  page: number
  limit: number
  descending: boolean
}

/** The page of a statement, whose values may be given later. */
export interface Cut {
  uid: Given<string>
  limit: Given<number>
  offset: Given<number>
  descending: boolean
}

/** One's list is one index's order, and what stands on the page is looked up by its keys. */
export const listHints = { bitmaps: false, sorts: false }

/** Without counting: the time to answer does not grow with the number. */
export function countMemberships(db: Queryable, uid: string, kind: 'organizations' | 'authors'): Promise<number> {
  return countOf(db, uid, kind)
}

/** The same as a column of the statement that reads a page, so that one answers both. */
export function totalColumn(uid: Given<string>, kind: 'organizations' | 'authors'): SQL<number> {
  return sql`(${totalOf(uid, kind)})`
}

export function offsetOf({ page, limit }: { page: number; limit: number }): number {
  return (page - 1) * limit
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
