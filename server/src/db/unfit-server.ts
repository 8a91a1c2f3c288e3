/** What a PostgreSQL server, a database or a role can be set to with which the product would go wrong later, unseen. */
import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

interface Asked {
  encoding: string
  isolation: string
  readOnly: string
  dates: string
  strings: string
  schema: string | null
}

const asked = sql`select
  current_setting('server_encoding') as encoding,
  current_setting('default_transaction_isolation') as isolation,
  current_setting('transaction_read_only') as "readOnly",
  current_setting('datestyle') as dates,
  current_setting('standard_conforming_strings') as strings,
  current_schema() as schema`

/** What is wrong with it and what to do, behind the words that name it; undefined where nothing is. */
export async function whatIsUnfit(db: Queryable): Promise<string | undefined> {
  const { rows } = (await db.execute(asked)) as { rows: Asked[] }
  return rows[0] && describe(rows[0])
}

function describe({ encoding, isolation, readOnly, dates, strings, schema }: Asked): string | undefined {
  // Names would be refused one by one, or kept as something else.
  if (encoding !== 'UTF8') return `has the encoding ${encoding}: make one with the encoding UTF8.`
  if (readOnly !== 'off') return 'takes no writes: name a primary, where default_transaction_read_only is off.'
  // What counts on rows that are held would meet what it cannot see, and lists would miss changes.
  if (isolation !== 'read committed') return setTo('default_transaction_isolation', isolation, 'read committed')
  // The driver reads no other dates: every time would be none.
  if (!dates.startsWith('ISO')) return setTo('datestyle', dates, 'ISO')
  if (strings !== 'on') return setTo('standard_conforming_strings', strings, 'on')
  // The tables name each other so.
  if (schema !== 'public') {
    const leads = schema === null ? 'no schema that is there' : `the schema ${schema}`
    return `has a search_path that leads to ${leads}: set it to public.`
  }
  return undefined
}

function setTo(name: string, is: string, needed: string): string {
  return `has ${name} set to ${is}: set it to ${needed} (ALTER DATABASE ... SET ${name} = '${needed}').`
}

/** Tokens and codes go by this server's clock, days and leases by the database's. */
const CLOCKS_MAY_DIFFER_SECONDS = 10

/** By how many seconds this clock is ahead of the database's; undefined where that is nothing worth telling. */
export async function clockDifference(db: Queryable, now: () => number = Date.now): Promise<number | undefined> {
  const before = now()
  const { rows } = (await db.execute(sql`select extract(epoch from clock_timestamp())::float8 as seconds`)) as {
    rows: { seconds: number }[]
  }
  // It was asked at some moment between the two.
  const [earliest, latest] = [before / 1_000, now() / 1_000]
  const { seconds = earliest } = rows[0] ?? {}
  const ahead = seconds < earliest ? earliest - seconds : Math.min(latest - seconds, 0)
  return Math.abs(ahead) > CLOCKS_MAY_DIFFER_SECONDS ? Math.round(ahead) : undefined
}
