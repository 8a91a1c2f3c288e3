/** Wraps with the key of today whatever another one wrapped, slice by slice, while everything goes on. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { lockKeys } from './queries.ts'
import { type Secrets, UnwrapError } from './secrets.ts'
import { type WrappedColumn, wrappedColumns } from './wrapped-columns.ts'

/** Rows of a transaction: others wait for these at most. */
const AT_ONCE = 200
const PASSES = 20

export interface Rewrapped {
  anew: number
  /** By table: what no key that is here opens. It stays as it is. */
  unopened: Record<string, number>
  /** Rows that somebody else held in every pass; the next call finds them. */
  held: number
}

interface Row extends Record<string, string> {
  key: string
  wrapped: string
}

interface Slice {
  rows: Row[]
  anew: number
  unopened: number
}

/** May be stopped and begun again anywhere: a slice is a transaction, and what is done is not found again. */
export async function rewrapAll(
  db: Database,
  secrets: Secrets,
  { isStopped = () => false, atOnce = AT_ONCE }: { isStopped?: () => boolean; atOnce?: number } = {},
): Promise<Rewrapped> {
  const all: Rewrapped = { anew: 0, unopened: {}, held: 0 }
  for (const column of wrappedColumns) {
    let left = { anew: 0, unopened: 0, held: 0 }
    for (let pass = 0; pass < PASSES && !isStopped(); pass += 1) {
      left = await passOver(db, secrets, column, { isStopped, atOnce })
      all.anew += left.anew
      if (left.anew === 0 && left.held === 0) break
    }
    if (left.unopened > 0) all.unopened[column.table] = (all.unopened[column.table] ?? 0) + left.unopened
    all.held += left.held
  }
  return all
}

async function passOver(
  db: Database,
  secrets: Secrets,
  column: WrappedColumn,
  { isStopped, atOnce }: { isStopped: () => boolean; atOnce: number },
): Promise<{ anew: number; unopened: number; held: number }> {
  const pass = { anew: 0, unopened: 0, held: 0 }
  let after: string | undefined
  while (!isStopped()) {
    const slice: Slice = await db.transaction(async (tx) => {
      await lockKeys(tx)
      return rewrapSlice(tx, secrets, column, { after, atOnce })
    })
    pass.anew += slice.anew
    pass.unopened += slice.unopened
    after = slice.rows.at(-1)?.key
    if (after === undefined) break
  }
  if (!isStopped()) pass.held = (await countOtherwise(db, secrets, column)) - pass.unopened
  return { ...pass, held: Math.max(0, pass.held) }
}

async function rewrapSlice(
  tx: Transaction,
  secrets: Secrets,
  column: WrappedColumn,
  { after, atOnce }: { after: string | undefined; atOnce: number },
): Promise<Slice> {
  const key = sql.raw(column.key.column)
  const reads = Object.entries(column.reads ?? {}).map(
    ([name, from]) => sql`, ${sql.raw(from)} as ${sql.identifier(name)}`,
  )
  const type = sql.raw(column.key.type)
  // Who holds a row is not waited for: whoever waits may be waited for.
  const { rows } = (await tx.execute(sql`
    select ${key}::text as key, ${valueOf(column)} as wrapped ${sql.join(reads, sql``)}
    from ${sql.identifier(column.table)}
    where ${otherwise(secrets, column)} ${after === undefined ? sql`` : sql`and ${key} > ${after}::${type}`}
    order by ${key} limit ${atOnce} for update skip locked`)) as { rows: Row[] }
  const changes = rows.flatMap((row) => {
    const anew = wrappedAnew(secrets, column, row)
    return anew === undefined ? [] : [{ key: row.key, anew }]
  })
  if (changes.length > 0) {
    const values = changes.map(({ key: id, anew }) => sql`(${id}::${type}, ${anew}::text)`)
    const anew = column.field === undefined ? sql`v.anew` : jsonWith(column, column.field)
    await tx.execute(sql`
      update ${sql.identifier(column.table)} t set ${sql.identifier(column.column)} = ${anew}
      from (values ${sql.join(values, sql`, `)}) as v (of_row, anew) where ${key} = v.of_row`)
  }
  return { rows, anew: changes.length, unopened: rows.length - changes.length }
}

async function countOtherwise(db: Database, secrets: Secrets, column: WrappedColumn): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as left from ${sql.identifier(column.table)} where ${otherwise(secrets, column)}`,
  )) as { rows: { left: number }[] }
  return rows[0]?.left ?? 0
}

function wrappedAnew(secrets: Secrets, column: WrappedColumn, { key, wrapped, ...read }: Row): string | undefined {
  const purpose = column.purpose(key, read)
  try {
    return secrets.wrap(secrets.unwrap(wrapped, purpose), purpose)
  } catch (error) {
    if (error instanceof UnwrapError) return undefined
    throw error
  }
}

/** Rows whose value does not begin as the key of today has it begin. */
function otherwise(secrets: Secrets, column: WrappedColumn): SQL {
  const prefix = secrets.currentPrefix(column.purpose('', {}))
  const holds = column.where === undefined ? sql`` : sql`${sql.raw(column.where)} and`
  return sql`${holds} not starts_with(${valueOf(column)}, ${prefix})`
}

function valueOf({ column, field }: WrappedColumn): SQL {
  return field === undefined
    ? sql`${sql.identifier(column)}`
    : sql`${sql.identifier(column)} ->> ${sql.raw(`'${field}'`)}`
}

function jsonWith({ column }: WrappedColumn, field: string): SQL {
  return sql`jsonb_set(t.${sql.identifier(column)}, ${sql.raw(`'{${field}}'`)}, to_jsonb(v.anew))`
}
