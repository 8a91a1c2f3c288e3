/** A page far behind, cut from the place before it. */
import { desc, gte, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { type Given, given } from '#db/prepared.ts'
import { listChanges, listPlaces, placedLists } from '#db/schema.ts'
import { changesOf, placesOf, type PlacedList, standing, standingOf } from './placed-list.ts'

/** From here on it is worth it: nearer pages are walked to. */
export const FAR = 1_000
/** So many entries one statement passes over at most: others have their turn between two. */
export const PASSED_AT_ONCE = 5_000

/**
 * What cuts a page from a list: the statement's `with`, what its entries are compared with, and how many are taken
 * behind how many others. Nothing is taken where no place is near. `total` of the list is exact in the statement's
 * own moment, or a list that is read backwards would be counted from a wrong end; it is not asked for otherwise.
 * The statement is given `limit` and `offset`.
 */
export function farPage(
  db: Queryable,
  list: PlacedList,
  { scope, descending, total }: { scope: Given<string>; descending: boolean; total: SQL },
) {
  const { key, tie, position } = listPlaces
  const offset = sql`${given('offset')}::bigint`
  const noted = (sum: SQL) => sql`(select coalesce(${sum}, 0) from ${listChanges} where ${changesOf(list.list, scope)})`
  // Whatever is noted stands before the place, at worst: it never lies behind the page.
  const near = descending
    ? gte(position, sql`${total} - ${offset} + ${noted(sql`sum(-n) filter (where n < 0)`)}`)
    : lte(position, sql`${offset} - ${noted(sql`sum(n) filter (where n > 0)`)}`)
  const nearest = db
    .select({ key: key, tie: tie, position })
    .from(listPlaces)
    .where(sql`${placesOf(list.list, scope)} and ${near}`)
    .orderBy(descending ? position : desc(position))
    .limit(1)
    .as('nearest')
  const at = sql`${nearest.position} + (select coalesce(sum(noted.n), 0) from ${listChanges} as noted
    where noted.list = ${list.list} and noted.scope = ${scope} and ${standingOf(list, 'noted')} <= ${standingOf(list, 'nearest')})`
  const place = db.$with('place').as(
    db
      .select({
        key: sql<string>`${nearest.key}`.as('place_key'),
        tie: sql<string>`${nearest.tie}`.as('place_tie'),
        passed: sql<number>`${descending ? sql`${offset} - (${total} - (${at}))` : sql`${offset} - (${at})`}`.as(
          'passed',
        ),
      })
      .from(nearest),
  )
  const from = sql`select place_key from place`
  const start = list.tie === undefined ? sql`(${from})` : sql`((${from}), (select place_tie from place))`
  return {
    place,
    beyond: sql`${standing(list)} ${descending ? sql`<=` : sql`>`} ${start}`,
    limit: asCount(
      sql`(select case when passed <= ${PASSED_AT_ONCE} then ${given('limit')}::bigint else 0 end from place)`,
    ),
    offset: asCount(sql`(select passed from place)`),
  }
}

export type FarPage = ReturnType<typeof farPage>

/** The query builder knows numbers and what is given; the database takes any expression. */
function asCount(expression: SQL): Placeholder {
  return expression as unknown as Placeholder
}

/**
 * The rows of a page: walked to where it is near, else cut from its place. Where the list has none there, it is walked
 * to as well, and asked for places if it is as long as that.
 */
export async function fromPlaces<Page>(
  db: Queryable,
  { list }: PlacedList,
  { scope, offset }: { scope: string; offset: number },
  read: { far(): Promise<Page>; walked(): Promise<Page>; isEmpty(page: Page): boolean },
): Promise<Page> {
  if (offset < FAR) return read.walked()
  const cut = await read.far()
  if (!read.isEmpty(cut)) return cut
  const walked = await read.walked()
  if (!read.isEmpty(walked)) await askForPlaces(db, list, scope)
  return walked
}

/** Has the list placed before long, from now on. For whoever had to walk to a page far behind. */
export async function askForPlaces(db: Queryable, list: string, scope: string): Promise<void> {
  await db.insert(placedLists).values({ list, scope }).onConflictDoNothing()
}
