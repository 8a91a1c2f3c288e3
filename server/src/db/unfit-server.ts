/** What a PostgreSQL server, a database or a role can be set to with which the product would go wrong later, unseen. */
import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** What one before does not know only fails once it is asked, as a list of people: it would start. */
const OLDEST_VERSION = 14

interface Asked {
  version: string
  encoding: string
  isolation: string
  readOnly: string
  dates: string
  strings: string
  schema: string | null
  role: string
  hidden: string | null
  within: string | null
}

const asked = sql`select
  current_setting('server_version') as version,
  current_setting('server_encoding') as encoding,
  current_setting('default_transaction_isolation') as isolation,
  current_setting('transaction_read_only') as "readOnly",
  current_setting('datestyle') as dates,
  current_setting('standard_conforming_strings') as strings,
  current_schema() as schema,
  current_setting('session_replication_role') as role,
  hidden.extname as hidden, hidden.nspname as within
from (values (1)) as one (row) left join lateral (
  select e.extname, n.nspname from pg_extension as e join pg_namespace as n on n.oid = e.extnamespace
  where e.extname in ('pg_trgm', 'btree_gin') and n.nspname <> all (current_schemas(true))
  order by e.extname limit 1
) as hidden on true`

/** What is wrong with it and what to do, behind the words that name it; undefined where nothing is. */
export async function whatIsUnfit(db: Queryable): Promise<string | undefined> {
  const { rows } = (await db.execute(asked)) as { rows: Asked[] }
  return rows[0] && describe(rows[0])
}

function describe({
  version,
  encoding,
  isolation,
  readOnly,
  dates,
  strings,
  schema,
  role,
  hidden,
  within,
}: Asked): string | undefined {
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    return `is PostgreSQL ${version}: it has to be ${OLDEST_VERSION} or a later one.`
  // Names would be refused one by one, or kept as something else.
  if (encoding !== 'UTF8') return `has the encoding ${encoding}: make one with the encoding UTF8.`
  if (readOnly !== 'off') return 'takes no writes: name a primary, where default_transaction_read_only is off.'
  // What counts on rows that are held would meet what it cannot see, and lists would miss changes.
  if (isolation !== 'read committed') return setTo('default_transaction_isolation', isolation, 'read committed')
  // The driver reads no other dates: every time would be none.
  if (!dates.startsWith('ISO')) return setTo('datestyle', dates, 'ISO')
  if (strings !== 'on') return setTo('standard_conforming_strings', strings, 'on')
  // Triggers keep what is counted, and keys hold rows together: a replica runs neither.
  if (role !== 'origin') return setTo('session_replication_role', role, 'origin')
  // The tables name each other so.
  if (schema !== 'public') {
    const leads = schema === null ? 'no schema that is there' : `the schema ${schema}`
    return `has a search_path that leads to ${leads}: set it to public.`
  }
  // Somebody made it before us, where no index finds its operators.
  if (hidden !== null && within !== null)
    return `has the extension ${hidden} in the schema ${within}: move it (ALTER EXTENSION ${hidden} SET SCHEMA public).`
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
