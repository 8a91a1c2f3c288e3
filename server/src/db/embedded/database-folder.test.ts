/** A database folder that does not open: told of in one sentence, and left as it is. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sentenceFor } from '#start-failure.ts'
import { migratedFolder } from '#testing/databases/migrated-folder.ts'
import { POSTGRES_MAJOR } from './database-folder.ts'
import { openEmbedded } from './pglite.ts'

let parent: string
let dataDir: string
let folder: string

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'atrium-database-folder-'))
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** As much of one as is looked at before it is opened. */
beforeEach(() => {
  dataDir = join(parent, 'data')
  folder = join(dataDir, 'database')
  mkdirSync(join(folder, 'global'), { recursive: true })
  writeFileSync(join(folder, 'global', 'pg_control'), 'x')
  writeFileSync(join(folder, 'PG_VERSION'), `${POSTGRES_MAJOR}\n`)
})
function makeWhole(): void {
  cpSync(migratedFolder, dataDir, { recursive: true })
}
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const names = (path: string) =>
  readdirSync(path, { recursive: true })
    .filter((name) => name !== 'postmaster.pid')
    .sort()

async function expectRefused(because: RegExp): Promise<void> {
  const before = existsSync(folder) ? names(folder) : undefined
  const error: unknown = await openEmbedded(dataDir).then(
    async ({ close }) => {
      await close()
      return undefined
    },
    (reason: unknown) => reason,
  )
  expect(error, 'it did not open').toBeDefined()
  const sentence = sentenceFor(error)
  expect(sentence).toMatch(because)
  expect(sentence).toContain(folder)
  expect(sentence).toMatch(/restore a backup|move it away/i)
  expect(sentence).not.toContain('\n')
  expect(existsSync(folder) ? names(folder) : undefined).toEqual(before)
}

test('an empty folder', async () => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  await expectRefused(/it is empty/)
})

test('a folder without its version', async () => {
  rmSync(join(folder, 'PG_VERSION'))
  await expectRefused(/not whole/)
})

test('an empty version, as a power cut leaves it', async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '')
  await expectRefused(/not whole/)
})

test('a folder without pg_control', async () => {
  rmSync(join(folder, 'global', 'pg_control'))
  await expectRefused(/not whole/)
})

test('an empty pg_control', async () => {
  makeWhole()
  writeFileSync(join(folder, 'global', 'pg_control'), '')
  await expectRefused(/does not open: .*(pg_control|damaged)/)
})

test('no write-ahead log', async () => {
  makeWhole()
  for (const name of readdirSync(join(folder, 'pg_wal'))) {
    rmSync(join(folder, 'pg_wal', name), { recursive: true })
  }
  const error: unknown = await openEmbedded(dataDir).catch((reason: unknown) => reason)
  expect(sentenceFor(error)).toMatch(/does not open: .*Restore a backup/)
})

test('another version of PostgreSQL', async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '17\n')
  await expectRefused(/PostgreSQL 17, and this version of the product reads 18/)
})

test('a file', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  const error: unknown = await openEmbedded(dataDir).catch((reason: unknown) => reason)
  expect(sentenceFor(error)).toMatch(/not a folder/)
  expect(readFileSync(folder, 'utf8')).toBe('')
})

test('a link to a folder that is not there, as a disk that is not mounted leaves it', async () => {
  rmSync(folder, { recursive: true })
  symlinkSync(join(parent, 'elsewhere'), folder)
  await expectRefused(/link to a folder that is not there/)
  expect(existsSync(join(parent, 'elsewhere'))).toBe(false)
})

test.skipIf(process.getuid?.() === 0)('a folder that may not be read', async () => {
  chmodSync(folder, 0o000)
  const error: unknown = await openEmbedded(dataDir).catch((reason: unknown) => reason)
  chmodSync(folder, 0o700)
  expect(sentenceFor(error)).toMatch(/may not be read and written/)
})

test('a whole database under the name that earlier versions began with is not thrown away', async () => {
  renameSync(folder, `${folder}.new`)
  const before = names(`${folder}.new`)
  const error: unknown = await openEmbedded(dataDir).catch((reason: unknown) => reason)
  expect(sentenceFor(error)).toMatch(/may hold accounts: rename it to "database"/)
  expect(names(`${folder}.new`)).toEqual(before)
  expect(existsSync(folder)).toBe(false)
})

test('nobody but its owner gets into a new data folder, nor into a database that stood open', async () => {
  makeWhole()
  expect(statSync(migratedFolder).mode & 0o777).toBe(0o700)
  chmodSync(folder, 0o755)
  await (await openEmbedded(dataDir)).close()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the engine is of the version that is expected of a folder', async () => {
  expect(readFileSync(join(migratedFolder, 'database', 'PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR)
  expect(names(migratedFolder)).not.toContain('database.unfinished')
})
