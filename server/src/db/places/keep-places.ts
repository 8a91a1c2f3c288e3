/** Keeps the places of the lists that were asked for: a job's rounds, in any number of processes. */
import { count, gte, not, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { listChanges, listPlaces, placedLists } from '#db/schema.ts'
import { extend } from './extend.ts'
import { changesOf, placesOf, type PlacedList, STRETCH } from './placed-list.ts'

/** So many notes make a round worth it: until then whoever reads a page adds them up. */
const FOLDED_FROM = 500

export interface Keeping {
  stretch?: number
  foldedFrom?: number
  isStopped?: () => boolean
}

/** So long a list that was asked for stands without places, and changes are noted without being counted together. */
const EVERY_MS = 5_000

export function keepPlacesOf(jobs: Jobs, db: Database, lists: readonly PlacedList[]): void {
  jobs.run({
    name: 'places of long lists',
    everyMs: EVERY_MS,
    async round(isStopped) {
      await keepPlaces(db, lists, { isStopped })
      return 'done'
    },
  })
}

/** In steps that are short each, so that whoever shares the database has their turn between two. */
export async function keepPlaces(
  db: Database,
  lists: readonly PlacedList[],
  { stretch = STRETCH, foldedFrom = FOLDED_FROM, isStopped = () => false }: Keeping = {},
): Promise<void> {
  for (const { list, scope } of await dueLists(db, foldedFrom)) {
    const placed = lists.find((known) => known.list === list)
    if (placed === undefined) continue
    let state = await db.transaction((tx) => fold(tx, placed, scope, stretch))
    while (state === 'more' && !isStopped()) state = await db.transaction((tx) => lengthen(tx, placed, scope, stretch))
  }
}

/** What is still noted of lists whose owners have gone. */
export async function sweepListChanges(db: Database): Promise<void> {
  await db.delete(listChanges).where(
    sql`not exists (select 1 from ${placedLists}
      where ${placedLists.list} = ${listChanges.list} and ${placedLists.scope} = ${listChanges.scope})`,
  )
}

/** Asked every few seconds, mostly of two tables that are empty: no more than a look at each. */
async function dueLists(db: Database, foldedFrom: number) {
  const { list, scope, isWhole } = placedLists
  const begun = await db.select({ list, scope }).from(placedLists).where(not(isWhole))
  const noted = await db
    .select({ list: listChanges.list, scope: listChanges.scope })
    .from(listChanges)
    .groupBy(listChanges.list, listChanges.scope)
    .having(gte(count(), foldedFrom))
  return [...begun, ...noted]
}

type State = 'more' | 'done'

/** Counts together what was noted. */
async function fold(tx: Transaction, list: PlacedList, scope: string, stretch: number): Promise<State> {
  if ((await hold(tx, list.list, scope)) !== 'kept') return 'more'
  await addNoted(tx, list, scope)
  await thin(tx, list.list, scope, stretch)
  return 'more'
}

/** Makes the next places that are missing. */
async function lengthen(tx: Transaction, list: PlacedList, scope: string, stretch: number): Promise<State> {
  const state = await hold(tx, list.list, scope)
  if (state !== 'kept') return state === 'since' ? 'more' : 'done'
  const isWhole = await extend(tx, list, scope, stretch)
  if (isWhole) await tx.update(placedLists).set({ isWhole }).where(isList(list.list, scope))
  return isWhole ? 'done' : 'more'
}

const isList = (list: string, scope: string): SQL =>
  sql`${placedLists.list} = ${list} and ${placedLists.scope} = ${scope}`

/** Estimates are poor where tables are filled and emptied over and over, and nothing here is worth compiling. */
const alongIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
  set_config('jit', 'off', true)`

/**
 * Only one process at a time. No place is made before every change is noted: whoever changed the list and did not see
 * yet that it is placed began before `since`, and has ended once nobody runs who did.
 */
async function hold(tx: Transaction, list: string, scope: string): Promise<'since' | 'waits' | 'kept' | undefined> {
  await tx.execute(alongIndexes)
  const [held] = await tx
    .select({
      since: placedLists.since,
      isWhole: placedLists.isWhole,
      oldest: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`,
    })
    .from(placedLists)
    .where(isList(list, scope))
    .for('no key update', { skipLocked: true })
  if (held === undefined || held.isWhole) return held && 'kept'
  // A number of another server, where this database was restored from it.
  if (held.since === null || held.since > Number(held.next)) {
    const since = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`
    await tx.update(placedLists).set({ since }).where(isList(list, scope))
    return 'since'
  }
  return held.since > Number(held.oldest) ? 'waits' : 'kept'
}

/** Adds to every place what was noted before it, and clears that away: one statement, so that nobody sees half of it. */
async function addNoted(tx: Transaction, list: PlacedList, scope: string): Promise<void> {
  const { list: name } = list
  await tx.execute(sql`
    with gone as (
      delete from ${listChanges} where ${changesOf(name, scope)} returning key, tie, n
    ), standing as (
      select key, tie, n, null::tid as place from gone
      union all select key, tie, 0, ctid from ${listPlaces} where ${placesOf(name, scope)}
    ), summed as (
      select place, sum(n) over (order by ${standingColumns(list)}, place nulls first rows unbounded preceding)::integer as n
      from standing
    )
    update ${listPlaces} set position = ${listPlaces.position} + summed.n from summed
    where summed.n <> 0 and ${listPlaces}.ctid = summed.place`)
}

function standingColumns({ tie }: PlacedList): SQL {
  return tie === undefined ? sql`key` : sql`key, tie`
}

/** Entries went: places that came close to each other go, too. */
async function thin(tx: Transaction, list: string, scope: string, stretch: number): Promise<void> {
  await tx.execute(sql`
    with apart as (
      select ctid as place, position - lag(position, 1, 0) over (order by position, key, tie) as entries
      from ${listPlaces} where ${placesOf(list, scope)}
    )
    delete from ${listPlaces} using apart
    where apart.entries < ${Math.floor(stretch / 4)} and ${listPlaces}.ctid = apart.place`)
}
