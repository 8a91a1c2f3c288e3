/** Starts that cannot work, for what the folder, the key or the database is: one clear sentence on stderr, an exit code that is not 0, no stack trace. */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '../postgres/start.ts'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { runToEnd } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { endsWithinMs, expectOneSentence } from './support/one-sentence.ts'

const postgres = await startPostgres((sentence) => console.info(sentence))

let dataDir: string

beforeEach(async () => {
  dataDir = await dataFolder('start-refused')
})
afterEach(() => removeFolder(dataDir))
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

test('a file where the data folder belongs', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  expectOneSentence(await runToEnd({ dataDir: file, port: await freePort() }, endsWithinMs), /DATA_DIR|folder/)
})

test('a data folder below a file', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const below = join(file, 'data')
  expectOneSentence(await runToEnd({ dataDir: below, port: await freePort() }, endsWithinMs), /DATA_DIR|folder/)
})

test('a key that is none', async () => {
  const env = { SECRETS_KEY: 'zz'.repeat(32) }
  expectOneSentence(await runToEnd({ dataDir, env }, endsWithinMs), /SECRETS_KEY/)
})

test('an empty folder in the database’s place', async () => {
  await rm(join(dataDir, 'database'), { recursive: true })
  await mkdir(join(dataDir, 'database'))
  const ended = await runToEnd({ dataDir, port: await freePort() }, endsWithinMs)
  expectOneSentence(ended, /does not open: it is empty\. Restore a backup/)
})

test('a database that does not answer', async () => {
  const env = { DATABASE_URL: `postgres://atrium@127.0.0.1:${await freePort()}/atrium` }
  expectOneSentence(await runToEnd({ dataDir, port: await freePort(), env }, endsWithinMs), /database/i)
})

test.skipIf('unavailable' in postgres).each([
  [
    'whose dates are German',
    `alter database odd set datestyle = 'German'`,
    'atrium',
    /DATABASE_URL has datestyle set to/,
  ],
  ['whose role may make nothing', 'create role door login', 'door', /permission denied for schema public/],
  ['of which nobody knows the role', 'select 1', 'nobody', /DATABASE_URL cannot be reached \(role "nobody" does not/],
])('a database %s, in which nothing is made', async (_what, statement, user, sentence) => {
  if ('unavailable' in postgres) return
  await asked(postgres.databaseUrl, 'drop database if exists odd', 'create database odd', statement)
  const url = new URL('/odd', postgres.databaseUrl)
  url.username = user
  const env = { DATABASE_URL: url.href }
  expectOneSentence(await runToEnd({ dataDir, port: await freePort(), env }, endsWithinMs), sentence)
  const tables = `select count(*)::int as made from pg_tables where schemaname = 'public'`
  expect(await asked(new URL('/odd', postgres.databaseUrl).href, tables)).toEqual([{ made: 0 }])
})

test.skipIf('unavailable' in postgres)(
  'a key that is not the database’s, which is not brought up to date',
  async () => {
    if ('unavailable' in postgres) return
    await asked(postgres.databaseUrl, 'drop database if exists odd', 'create database odd')
    const url = new URL('/odd', postgres.databaseUrl).href
    // As an older version left it.
    const older = `create table secrets_keys (id text primary key, created_at timestamptz not null default now())`
    await asked(url, older, `insert into secrets_keys (id) values ('another')`)
    const env = { DATABASE_URL: url, SECRETS_KEY: '0a'.repeat(32) }
    const ended = await runToEnd({ dataDir, port: await freePort(), env }, endsWithinMs)
    expectOneSentence(ended, /another key than that of the setting SECRETS_KEY/)
    const tables = `select tablename as name from pg_tables where schemaname = 'public'`
    expect(await asked(url, tables)).toEqual([{ name: 'secrets_keys' }])
  },
)

test.skipIf('unavailable' in postgres)(
  'no place for a key of its own, beside a database that stays empty',
  async () => {
    if ('unavailable' in postgres) return
    await asked(postgres.databaseUrl, 'drop database if exists odd', 'create database odd')
    const url = new URL('/odd', postgres.databaseUrl).href
    // In the place where the key would be: nobody can make a file there.
    await rm(join(dataDir, 'secrets.key'), { force: true })
    await symlink(join(dataDir, 'nowhere', 'key'), join(dataDir, 'secrets.key'))
    const env = { DATABASE_URL: url }
    expectOneSentence(await runToEnd({ dataDir, port: await freePort(), env }, endsWithinMs), /key/)
    const tables = `select count(*)::int as made from pg_tables where schemaname = 'public'`
    expect(await asked(url, tables)).toEqual([{ made: 0 }])
  },
)

async function asked(connectionString: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}
