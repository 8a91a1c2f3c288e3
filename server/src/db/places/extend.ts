/** Makes places where a list has none: behind its last one, and where many entries came between two. */
import { asc, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { listChanges, listPlaces } from '#db/schema.ts'
import { changesOf, placesOf, type PlacedList, standing, standingOf } from './placed-list.ts'

/** Places in one statement, at most. */
const AT_ONCE = 10

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
  const { key, tie, position } = listPlaces
  const places = await tx
    .select({ key, tie, position })
    .from(listPlaces)
    .where(placesOf(list, scope))
    .orderBy(asc(position), asc(key), asc(tie))
  const to = places.findIndex((place, index) => place.position - (places[index - 1]?.position ?? 0) > 2 * stretch)
  return to < 0 ? { from: places.at(-1), to: undefined } : { from: places[to - 1], to: places[to] }
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
