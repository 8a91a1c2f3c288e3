/**
 * A migrated database, empty: in memory, for one test file at a time, and kept for the next one of the same process. Or
 * on the PostgreSQL that `npm run test:postgres` names.
 */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '#db/database.ts'
import { PreparedPGlite } from '#db/embedded/prepared-pglite.ts'
import { extensions } from '#db/extensions.ts'
import * as schema from '#db/schema.ts'
import { migratedImage } from './migrated-image.ts'

/** To start one takes ten times as long as to empty it. */
const idle: PreparedPGlite[] = []

export async function memoryDatabase(): Promise<OpenDatabase> {
  const migratedUrl = process.env['TEST_DATABASE_URL']
  if (migratedUrl !== undefined) return (await import('./postgres-database.ts')).postgresDatabase(migratedUrl)
  const client = idle.pop() ?? (await start())
  const made = await structureOf(client)
  let isOpen = true
  // Whoever still asks after the end meets no database, and least of all somebody else's.
  const lent = new Proxy(client, {
    get(target, name) {
      if (!isOpen) throw new Error('the database is closed')
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? (part.bind(target) as unknown) : part
    },
  })
  return {
    db: drizzle(lent, { schema }),
    ping: async () => void (await lent.query('select 1')),
    watchStatements: (watch) => client.watchStatements(watch),
    load: () => client.load(),
    async close() {
      if (!isOpen) return
      isOpen = false
      if ((await structureOf(client)) === made) idle.push(await emptied(client))
      else await client.close()
    },
  }
}

/** Tests ask much at once, on machines that do other work: nobody is sent away for that. */
const patient = {
  places: 1,
  each: 1,
  waiting: { each: 100_000, all: 100_000 },
  patienceMs: { own: HOUR_MS, others: HOUR_MS },
}

/** The engine would look every ten seconds how far its start has come, for ever, and a process that is done would not end. */
const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0']

async function start(): Promise<PreparedPGlite> {
  const client = new PreparedPGlite({ extensions, startParams, loadDataDir: migratedImage() }, patient)
  await client.waitReady
  return client
}

/** Tables, columns, indexes and triggers: a test may have changed them. */
async function structureOf(client: PreparedPGlite): Promise<string> {
  const { rows } = await client.query<{ structure: string }>(`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws(',', attrelid, attname, atttypid, attnotnull), ' ' order by attrelid, attnum))
        from pg_attribute where attrelid >= 16384),
      (select count(*) from pg_trigger), (select count(*) from pg_proc), (select count(*) from pg_constraint)) as structure`)
  return rows[0]?.structure ?? ''
}

/** Beyond this, what deleted rows leave behind would cost the next test more than new files for all tables do. */
const DELETED_BYTES = 512 * 1024

/** Most tests fill a tenth of all tables: to empty those takes a fifth of what it takes to make all anew. */
async function emptied(client: PreparedPGlite): Promise<PreparedPGlite> {
  const { rows: tables } = await client.query<{ name: string; bytes: number }>(`
    select format('%I', relname) as name, pg_relation_size(oid)::int as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const used = tables.filter(({ bytes }) => bytes > 0)
  const isMuch = used.reduce((sum, { bytes }) => sum + bytes, 0) > DELETED_BYTES
  // What plans come from: the next test is to find none, as every test did that came first.
  const { rows: made } = await client.query('select from pg_statistic where starelid >= 16384 limit 1')
  if (made.length > 0) {
    await client.exec(`set allow_system_table_mods = on;
      delete from pg_statistic where starelid >= 16384;
      reset allow_system_table_mods;`)
  }
  // With new files, a table's size is nothing that was counted either.
  if (isMuch || made.length > 0)
    await client.exec(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
  // As a replica applies them: neither triggers nor keys that refer to a row have a say.
  else
    await client.exec(`set session_replication_role = replica;
      ${used.map(({ name }) => `delete from ${name};`).join(' ')}
      set session_replication_role = origin;
      select setval(format('%I', sequencename), start_value, false) from pg_sequences where last_value is not null;`)
  await client.discard()
  return client
}
