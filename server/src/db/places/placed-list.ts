/**
 * Places of long lists. A list that was read far behind has a place every `STRETCH` entries: how many there are up to
 * it. What comes and goes from then on is noted beside (by triggers, in the transaction that does it), so that a place
 * and what is noted before it say together where it stands now, to whichever statement reads both.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Given } from '#db/prepared.ts'
import { listChanges, listPlaces } from '#db/schema.ts'

/**
 * Entries between two places: as many a page far behind passes over at most, and once more what is noted. Of a million,
 * passing over half of a thousand was a tenth of what such a page cost the database.
 */
export const STRETCH = 250

/** A list in one order, which one index has. Its triggers (see the migrations) know it by its name. */
export interface PlacedList {
  list: string
  entries: PgTable
  /** The entries of one owner. */
  of(scope: Given<string>): SQL | undefined
  key: PgColumn
  /** Orders those of one key; absent where a key is one entry's alone. */
  tie?: PgColumn
}

/** Where an entry stands in the order of its list, to be compared with another. */
export function standing({ key, tie }: PlacedList): SQL {
  return tie === undefined ? sql`${key}` : sql`(${key}, ${tie})`
}

/** The same of a place, or of what was noted. */
export function standingOf({ tie }: PlacedList, row: string): SQL {
  const [key, second] = ['key', 'tie'].map((name) => sql`${sql.identifier(row)}.${sql.identifier(name)}`)
  return tie === undefined ? sql`${key}` : sql`(${key}, ${second})`
}

export function placesOf(list: string, scope: Given<string>): SQL | undefined {
  return and(eq(listPlaces.list, list), eq(listPlaces.scope, scope))
}

export function changesOf(list: Given<string> | PgColumn, scope: Given<string> | PgColumn): SQL | undefined {
  return and(eq(listChanges.list, list), eq(listChanges.scope, scope))
}
