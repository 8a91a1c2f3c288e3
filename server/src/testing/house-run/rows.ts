/** All that the database has, table by table: what a call has changed, and what of it nobody minds. */
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import * as schema from '#db/schema.ts'

export const tables = Object.values(schema)
  .flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** Counts, what was seen of whom when, and what jobs put in order by themselves: written whatever the answer is. */
const unminded = new Set([
  ...['limit_counts', 'member_activity', 'organization_days', 'organization_day_changes', 'figures_kept'],
  ...['list_changes', 'list_places', 'placed_lists', 'membership_count_changes', 'membership_counts'],
  ...['secrets_turn_answers', 'scim_requests'],
])
const minded = tables.filter(({ name }) => !unminded.has(name))
/** When somebody was last here is no change. */
const passing = new Set([
  'last_used_at',
  'last_request_at',
  'last_sign_in_at',
  'first_inside_at',
  'last_used_on',
  'term_due_at',
])

export type Rows = Map<string, { hash: string; rows: Map<string, number> }>

const shown = ({ name, columns }: (typeof tables)[number]) => {
  const skipped = columns.flatMap((column) => (passing.has(column.name) ? [sql.raw(`'${column.name}'`)] : []))
  const row = sql`to_jsonb(x)`
  const kept = skipped.length === 0 ? row : sql`${row} - array[${sql.join(skipped, sql`, `)}]`
  return { kept: sql`(${kept})::text`, from: sql.identifier(name) }
}

/** `before` spares reading again what is as it was. */
export async function rowsOf(db: Database, before?: Rows): Promise<Rows> {
  const hashes = minded.map((table) => {
    const { kept, from } = shown(table)
    const hash = sql`md5(coalesce(string_agg(${kept}, ' ' order by ${kept}), ''))`
    return sql`select ${table.name}::text as name, ${hash} as hash from ${from} x`
  })
  const found = (await db.execute(sql.join(hashes, sql` union all `))) as {
    rows: { name: string; hash: string }[]
  }
  const now: Rows = new Map()
  for (const { name, hash } of found.rows) {
    const known = before?.get(name)
    now.set(name, known?.hash === hash ? known : { hash, rows: await readAll(db, name) })
  }
  return now
}

async function readAll(db: Database, name: string): Promise<Map<string, number>> {
  const table = minded.find((one) => one.name === name)
  if (!table) throw new Error(`there is no table ${name}`)
  const { kept, from } = shown(table)
  const { rows } = (await db.execute(sql`select ${kept} as row from ${from} x`)) as {
    rows: { row: string }[]
  }
  const counted = new Map<string, number>()
  for (const { row } of rows) counted.set(row, (counted.get(row) ?? 0) + 1)
  return counted
}

export interface Change {
  table: string
  gone: Record<string, unknown>[]
  come: Record<string, unknown>[]
}

/** What is not in both; a row that was changed is gone as it was and has come as it is. */
export function changesBetween(before: Rows, after: Rows): Change[] {
  return [...after].flatMap(([table, { hash, rows }]) => {
    const was = before.get(table)
    if (!was || was.hash === hash) return []
    const without = (some: Map<string, number>, others: Map<string, number>) =>
      [...some.keys()]
        .filter((row) => some.get(row) !== others.get(row))
        .map((row) => JSON.parse(row) as Record<string, unknown>)
    return [{ table, gone: without(was.rows, rows), come: without(rows, was.rows) }]
  })
}
