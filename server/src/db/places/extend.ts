/** Makes places where a list has none: behind its last one, and where many entries came between two. */
import { desc, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { listChanges, listPlaces } from '#db/schema.ts'
import { changesOf, placesOf, type PlacedList, standing, standingOf } from './placed-list.ts'

/** Places in one statement, at most. */
const AT_ONCE = 40

interface Place {
  key: string
  tie: string
  position: number
}

/** What lies between two places; the first begins at no place, and the last ends at none. */
interface Gap {
  from: Place | undefined
  to: Place | undefined
}

/** Answers whether the list has all its places. */
export async function extend(tx: Transaction, list: PlacedList, scope: string, stretch: number): Promise<boolean> {
  const gap = await firstWideGap(tx, list.list, scope, stretch)
  const { walked, made } = await placeIn(tx, list, scope, gap, stretch)
  return gap.to === undefined ? walked < AT_ONCE * stretch : made === 0
}

/** The first that is wider than two stretches; else what lies behind the last place. */
async function firstWideGap(tx: Transaction, list: string, scope: string, stretch: number): Promise<Gap> {
  const answer: unknown = await tx.execute(sql`
    select * from (
      select key, tie, position, lag(key) over placed as from_key, lag(tie) over placed as from_tie,
        lag(position) over placed as from_position
      from ${listPlaces} where ${placesOf(list, scope)} window placed as (order by position, key, tie)
    ) as gaps
    where position - coalesce(from_position, 0) > ${2 * stretch} order by position, key, tie limit 1`)
  const [gap] = (answer as { rows: (Place & FromPlace)[] }).rows
  if (gap === undefined) return { from: await lastPlace(tx, list, scope), to: undefined }
  const { from_key: key, from_tie: tie, from_position: position, ...to } = gap
  return { from: key === null || tie === null || position === null ? undefined : { key, tie, position }, to }
}

/** All null before the first. */
type FromPlace = { [Name in keyof Place as `from_${Name}`]: Place[Name] | null }

async function lastPlace(tx: Transaction, list: string, scope: string): Promise<Place | undefined> {
  const { key, tie, position } = listPlaces
  const [place] = await tx
    .select({ key, tie, position })
    .from(listPlaces)
    .where(placesOf(list, scope))
    .orderBy(desc(position), desc(key), desc(tie))
    .limit(1)
  return place
}

/**
 * Walks the gap's entries. Where one stands is the number of the place before it as it is now, and of the entries
 * walked to; what is noted before it is taken off, for whoever reads the place adds that.
 */
async function placeIn(tx: Transaction, list: PlacedList, scope: string, { from, to }: Gap, stretch: number) {
  const { list: name, entries, key, tie } = list
  const order = tie === undefined ? sql`${key}` : sql`${key}, ${tie}`
  const noted = (before: SQL) =>
    sql`(select coalesce(sum(n), 0) from noted where ${standingOf(list, 'noted')} <= ${before})`
  const start = from && tupleOf(list, from)
  const begins = from
    ? sql`select position + ${noted(tupleOf(list, from))} as at from ${listPlaces}
        where ${placesOf(name, scope)} and key = ${from.key} and tie = ${from.tie}`
    : sql`select 0 as at`
  const answer: unknown = await tx.execute(sql`
    with noted as materialized (
      select key, tie, n from ${listChanges} where ${changesOf(name, scope)}
    ), begins as (${begins}), walked as materialized (
      select key, tie, row_number() over (order by ${tie === undefined ? sql`key` : sql`key, tie`}) as n from (
        select ${key} as key, ${tie ?? sql`''::text`} as tie from ${entries}
        where ${list.of(scope)} ${start && sql`and ${standing(list)} > ${start}`}
          ${to && sql`and ${standing(list)} < ${tupleOf(list, to)}`}
        order by ${order} limit ${AT_ONCE * stretch}
      ) as entries
    ), made as (
      insert into ${listPlaces} (list, scope, position, key, tie)
      select ${name}, ${scope}, begins.at + walked.n - ${noted(standingOf(list, 'walked'))}, walked.key, walked.tie
      from walked, begins
      where walked.n % ${stretch} = 0 ${to && sql`and walked.n <= (select count(*) from walked) - ${Math.floor(stretch / 2)}`}
      on conflict do nothing returning 1
    )
    select (select count(*) from walked)::integer as walked, (select count(*) from made)::integer as made`)
  const [row] = (answer as { rows: { walked: number; made: number }[] }).rows
  if (!row) throw new Error('a count was not answered')
  return row
}

function tupleOf({ tie }: PlacedList, place: Place): SQL {
  return tie === undefined ? sql`${place.key}` : sql`(${place.key}, ${place.tie})`
}
