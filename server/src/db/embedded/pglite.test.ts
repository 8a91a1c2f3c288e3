/** The embedded database: durable, locked, and whole after a start that was cut off. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { migratedFolder } from '#testing/databases/migrated-folder.ts'
import { FolderInUseError, lockFolder } from './folder-lock.ts'
import { openEmbedded } from './pglite.ts'

const counted = vi.hoisted(() => ({ fsyncs: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const fsyncSync = (descriptor: number) => {
    counted.fsyncs++
    fs.fsyncSync(descriptor)
  }
  return { ...fs, fsyncSync, default: { ...fs, fsyncSync } }
})

let parent: string
let folder: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'atrium-database-'))
})
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** A database that was made before: to make one takes seconds. */
function putDatabase(): void {
  cpSync(migratedFolder, folder, { recursive: true })
}

const moduleOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** In a process of its own, with the server's way of finding its modules. */
const runScript = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', `import fs from 'node:fs'; ${script}`], {
    encoding: 'utf8',
    cwd: moduleOf('.'),
  })

test('a commit that does not reach the disk ends the process and is never acknowledged', () => {
  putDatabase()
  const { status, stdout, stderr } = runScript(`
    const { syncBuiltinESMExports } = await import('node:module')
    const { openEmbedded } = await import(${JSON.stringify(moduleOf('./pglite.ts'))})
    const { db } = await openEmbedded(${JSON.stringify(folder)})
    await db.execute('create table t (v int)')
    console.log('the table is kept')
    fs.fsyncSync = () => { throw Object.assign(new Error('i/o error'), { code: 'EIO' }) }
    syncBuiltinESMExports()
    await db.execute('insert into t values (1)').finally(() => console.log('acknowledged'))`)
  expect(stdout).toBe('the table is kept\n')
  expect(stderr).toMatch(/did not keep what was written \(EIO\)/)
  expect(status).toBe(1)
})

test('a second process on the same folder is refused in plain words, and let in after the first has gone', async () => {
  putDatabase()
  const second = () =>
    runScript(`
      const { lockFolder } = await import(${JSON.stringify(moduleOf('./folder-lock.ts'))})
      try { lockFolder(${JSON.stringify(folder)}); console.log('locked') } catch (error) { console.log(error.message) }`)
      .stdout
  const { close } = await openEmbedded(folder)
  await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError)
  expect(second()).toBe(`The data folder ${folder} is in use by another running Atrium.\n`)
  await close()
  expect(second()).toBe('locked\n')
})

test.each([
  ['a folder in its place', () => mkdirSync(join(folder, 'lock'))],
  ['no lock at all', () => writeFileSync(join(folder, 'lock'), 'x'.repeat(4_096))],
])('a lock that is not to be had is no other process: %s', (_what, put) => {
  put()
  expect(() => lockFolder(folder)).toThrow(/^The data folder .* cannot be used: .*DATA_DIR/)
})

describe('as a power cut leaves it, with an empty postmaster.pid', () => {
  let left: string
  let database: OpenDatabase
  // To open one takes a second or two.
  beforeAll(async () => {
    left = mkdtempSync(join(parent, 'left-'))
    cpSync(migratedFolder, left, { recursive: true })
    writeFileSync(join(left, 'database', 'postmaster.pid'), '')
    database = await openEmbedded(left)
  })
  afterAll(() => database.close())

  test('it opens', () => database.ping())

  test('each commit reaches the disk before it is acknowledged', async () => {
    const { db } = database
    await db.execute(sql`create table t (v int)`)
    for (let row = 0; row < 10; row++) {
      const before = counted.fsyncs
      await db.execute(sql`insert into t values (${row})`)
      expect(counted.fsyncs).toBeGreaterThan(before)
    }
  })

  test('tidying makes room where rows have changed, and counts them', async () => {
    const { db, tidy } = database
    await db.execute(sql`create table busy as select 1 as v from generate_series(1, 1000)`)
    await db.execute(sql`create table quiet as select 1 as v`)
    await db.execute(sql`update busy set v = 2`)
    await tidy?.()
    const rows = await db.execute(sql`select relname, reltuples from pg_class where relname in ('busy', 'quiet')`)
    const dead = await db.execute(sql`select n_dead_tup from pg_stat_user_tables where relname = 'busy'`)
    expect(rows).toMatchObject({ rows: expect.arrayContaining([{ relname: 'busy', reltuples: 1000 }]) as unknown })
    expect(rows).toMatchObject({ rows: expect.arrayContaining([{ relname: 'quiet', reltuples: -1 }]) as unknown })
    expect(dead).toMatchObject({ rows: [{ n_dead_tup: 0 }] })
  })
})
