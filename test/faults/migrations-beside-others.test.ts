/** Migrations while others are at work on the same PostgreSQL: who waits for them, and whom they wait for. */
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/src/db/database.ts'
import { migrate, type Migration } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { type Postgres, startPostgres } from '../postgres/start.ts'

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

/** Until it is let go on: whoever holds this lock. */
const HELD = 77
const tables: Migration = { hash: 'tables', sql: ['create table people (id int)', 'create table classes (id int)'] }
const column: Migration = { hash: 'column', sql: ['alter table people add column age int'] }
const long: Migration = { hash: 'long', sql: [`select pg_advisory_xact_lock(${HELD})`] }
const both: Migration = {
  hash: 'both',
  sql: ['alter table people add column age int', 'alter table classes add column size int'],
}

describe.skipIf(reason !== '')(`a database that is in use ${reason}`, () => {
  let database: OpenDatabase
  let other: Client
  const at = () => (postgres as Postgres).databaseUrl

  beforeEach(async () => {
    database = await openPostgres({ url: at(), onIdleError: console.error })
    other = new Client({ connectionString: at() })
    await other.connect()
    await migrate(database.db, [tables])
  })
  afterEach(async () => {
    await other.query('rollback')
    await other.query('drop table people, classes, schema_migrations')
    await other.end()
    await database.close()
  })
  afterAll(() => (postgres as Postgres).stop())

  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await other.query<{ waiting: boolean }>(
      `select exists (select from pg_locks where not granted and pid <> pg_backend_pid()) as waiting`,
    )
    return rows[0]?.waiting ?? false
  }

  test('a table that one migration has changed is read while the next one takes its time', async () => {
    await other.query('begin')
    await other.query(`select pg_advisory_xact_lock(${HELD})`)
    const migrated = migrate(database.db, [tables, column, long])
    await expect.poll(isWaiting).toBe(true)
    await other.query('set local lock_timeout = 1')
    expect((await other.query('select age from people')).rows).toEqual([])
    await other.query('commit')
    expect(await migrated).toBe(2)
  })

  test('one that waits for whoever waits for it is tried again, and both are done', async () => {
    // The database ends whoever has waited for so long first: the migration.
    await other.query(`set deadlock_timeout = '1min'`)
    await other.query('begin')
    await other.query('insert into classes values (1)')
    const migrated = migrate(database.db, [tables, both])
    await expect.poll(isWaiting).toBe(true)
    await other.query('insert into people values (1)')
    await other.query('commit')
    expect(await migrated).toBe(1)
    expect((await other.query('select size from classes')).rows).toEqual([{ size: null }])
  })
})
