/** An upgrade of the embedded database: done whole and proved, or not at all, whatever ends it. */
import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded/pglite.ts'
import { UpgradeError } from '../../server/src/db/embedded/upgrade-error.ts'
import { type Migration, readMigrations } from '../../server/src/db/migrate.ts'
import { type OpenOptions, openDatabase } from '../../server/src/db/open.ts'
import { createLogger } from '../../server/src/http/monitoring/logger.ts'
import { createPasswords } from '../../server/src/identity/embedded/passwords/passwords.ts'
import { countRows } from '../../server/src/db/row-counts.ts'
import { readSettings } from '../../server/src/settings.ts'
import { createAccount, newPerson, saveRecord, signInWithPassword } from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { runToEnd, startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'

const log = createLogger('silent')
const own = readMigrations()
const wholeMs = 240_000
/** How often an upgrade is cut off, at another moment each time. */
const KILLS = 8
const [firstKillMs, laterMs] = [1_000, 700]

let dataDir: string
const person = newPerson()
beforeAll(async () => {
  dataDir = await dataFolder('upgrade')
  const server = await startServer({ dataDir })
  await saveRecord(server.origin, await createAccount(server.origin, person), person)
  await server.stop()
}, wholeMs)
afterAll(() => removeFolder(dataDir))
beforeEach(async () => expect(await rows()).toMatchObject({ accounts: 1, users: 1 }))

const more = (...statements: string[]): Migration => ({ hash: statements.join(), sql: statements })

async function rows(): Promise<Record<string, number>> {
  const { db, close } = await openEmbedded(dataDir)
  try {
    return Object.fromEntries(await countRows(db))
  } finally {
    await close()
  }
}

const open = (options: OpenOptions) => openDatabase(readSettings({ DATA_DIR: dataDir }), log, options)
const kept = () => readdirSync(dataDir).filter((name) => name.startsWith('before-upgrade-'))

/** The sentence; and that everything is as it was. */
async function refusal(options: OpenOptions): Promise<string> {
  const before = readdirSync(dataDir).sort()
  const error: unknown = await open(options).then(
    (database: OpenDatabase) => database.close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(UpgradeError)
  expect(readdirSync(dataDir).sort()).toEqual(before)
  return (error as Error).message
}

test('a migration that fails half way: the data is as it was, and the sentence says why and where it is', async () => {
  const failing = more('create table half (a int)', 'insert into half select 1/0')
  const sentence = await refusal({ migrations: [...own, failing] })
  expect(sentence).toMatch(/^The upgrade did not work and was taken back: division by zero\. .*database is as it was/)
  expect(sentence).toContain(join(dataDir, 'database'))
  expect(await rows()).not.toHaveProperty('half')
})

test('a migration that loses rows is taken back, unless it says that it takes them', async () => {
  const losing = more("delete from audit_records where action = 'account.created'")
  await expect(refusal({ migrations: [...own, losing] })).resolves.toMatch(/took 1 of \d rows from audit_records/)
  const dropping = more('drop table audit_records')
  await expect(refusal({ migrations: [...own, dropping] })).resolves.toMatch(/took (\d) of \1 rows from audit_records/)
})

test('one on which the product does not work is taken back', async () => {
  const prove = () => Promise.reject(new Error('accounts:signUp fails (500)'))
  await expect(refusal({ migrations: [...own, more('create table a1 (a int)')], prove })).resolves.toContain(
    'signUp fails',
  )
})

test(
  'one that works takes its place, and what was there before is kept and opens',
  async () => {
    const proved: string[] = []
    const prove = async (_: OpenDatabase, folder: string) => void proved.push(folder)
    const meant = more('-- takes rows from "audit_records"\ndelete from audit_records', 'create table a2 (a int)')
    const database = await open({ migrations: [...own, meant], prove })
    await database.close()
    expect(proved).toHaveLength(1)
    expect(existsSync(proved[0] ?? '')).toBe(false)
    expect(await rows()).toMatchObject({ users: 1, audit_records: 0, a2: 0 })
    const [before = ''] = kept()
    const { db, close } = await openEmbedded(join(dataDir, before))
    expect((await countRows(db)).get('audit_records')).toBeGreaterThan(0)
    await close()
    await removeFolder(join(dataDir, 'database'))
    renameSync(join(dataDir, before, 'database'), join(dataDir, 'database'))
  },
  wholeMs,
)

/** As a version from before the last migration left it, with somebody in it. */
async function earlierData(): Promise<string> {
  const folder = await temporaryFolder('earlier')
  const database = await openDatabase(readSettings({ DATA_DIR: folder }), log, {
    migrations: own.slice(0, -1),
  })
  const hash = await createPasswords().hash(person.password)
  await database.db.execute(
    `insert into accounts (uid, email, email_key, password_hash) values ('ada', '${person.email}', '${person.email}', '${hash}')`,
  )
  await database.close()
  return folder
}

test(
  'killed with -9 at any moment: the next start ends the upgrade, and everybody is there',
  { timeout: wholeMs },
  async () => {
    const folder = await earlierData()
    const env = { LOG_LEVEL: 'info' }
    for (let kill = 1; kill <= KILLS; kill += 1)
      await runToEnd({ dataDir: folder, port: 0, env }, firstKillMs + kill * laterMs)
    const server = await startServer({ dataDir: folder, env })
    await expect(signInWithPassword(server.origin, person)).resolves.toMatchObject({ uid: 'ada' })
    await server.stop()
    const left = readdirSync(folder)
    expect(left).not.toContain('upgrade')
    expect(left).not.toContain('swap.json')
    expect(left.filter((name) => name.startsWith('before-upgrade-'))).toHaveLength(1)
    await removeFolder(folder)
  },
)

test('with nothing to bring up to date, nothing is copied', async () => {
  const before = readdirSync(dataDir).sort()
  const database = await open({ prove: () => Promise.reject(new Error('asked')) })
  await database.close()
  expect(readdirSync(dataDir).sort()).toEqual(before)
})
