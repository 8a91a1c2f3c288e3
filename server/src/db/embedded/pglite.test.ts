/** The embedded database: durable, locked, and whole after a start that was cut off. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FolderInUseError } from './folder-lock.ts'
import { openEmbedded } from './pglite.ts'

const counted = vi.hoisted(() => ({ fsyncs: 0, failing: false }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const fsyncSync = (descriptor: number) => {
    counted.fsyncs++
    if (counted.failing) throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    fs.fsyncSync(descriptor)
  }
  return { ...fs, fsyncSync, default: { ...fs, fsyncSync } }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-database-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('each commit reaches the disk before it is acknowledged', async () => {
  const { db, close } = await openEmbedded(folder)
  try {
    await db.execute(sql`create table t (v int)`)
    for (let row = 0; row < 10; row++) {
      const before = counted.fsyncs
      await db.execute(sql`insert into t values (${row})`)
      expect(counted.fsyncs).toBeGreaterThan(before)
    }
  } finally {
    await close()
  }
})

test('a commit that does not reach the disk ends the process and is never acknowledged', async () => {
  const { db, close } = await openEmbedded(folder)
  await db.execute(sql`create table t (v int)`)
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process has ended')
  })
  counted.failing = true
  try {
    // Here, where the process goes on, the engine may even answer that all is well.
    await db.execute(sql`insert into t values (1)`).catch(() => undefined)
    expect(ended).toHaveBeenCalledWith(1)
    expect(said.mock.calls.join()).toMatch(/did not keep what was written \(EIO\)/)
  } finally {
    counted.failing = false
    ended.mockRestore()
    said.mockRestore()
    await close().catch(() => {})
  }
})

test('a second process on the same folder is refused in plain words, and let in after the first has gone', async () => {
  const lockModule = fileURLToPath(new URL('./folder-lock.ts', import.meta.url))
  const script = `
    const { lockFolder } = await import(${JSON.stringify(lockModule)})
    try { lockFolder(${JSON.stringify(folder)}); console.log('locked') } catch (error) { console.log(error.message) }`
  const second = () =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).stdout
  const { close } = await openEmbedded(folder)
  await expect(openEmbedded(folder)).rejects.toThrow(FolderInUseError)
  expect(second()).toBe(`The data folder ${folder} is in use by another running Atrium.\n`)
  await close()
  expect(second()).toBe('locked\n')
})

test('a first start that was cut off leaves nothing in the way', async () => {
  mkdirSync(join(folder, 'database.unfinished'))
  writeFileSync(join(folder, 'database.unfinished', 'PG_VERSION'), '18')
  const { ping, close } = await openEmbedded(folder)
  await ping()
  await close()
})

test('an empty postmaster.pid, as a power cut leaves it, does not keep the database shut', async () => {
  const first = await openEmbedded(folder)
  await first.close()
  writeFileSync(join(folder, 'database', 'postmaster.pid'), '')
  const { ping, close } = await openEmbedded(folder)
  await ping()
  await close()
})

test('tidying makes room where rows have changed, and counts them', async () => {
  const { db, tidy, close } = await openEmbedded(folder)
  await db.execute(sql`create table busy as select 1 as v from generate_series(1, 1000)`)
  await db.execute(sql`create table quiet as select 1 as v`)
  await db.execute(sql`update busy set v = 2`)
  await tidy?.()
  const counted = await db.execute(sql`select relname, reltuples from pg_class where relname in ('busy', 'quiet')`)
  const dead = await db.execute(sql`select n_dead_tup from pg_stat_user_tables where relname = 'busy'`)
  await close()
  expect(counted).toMatchObject({ rows: expect.arrayContaining([{ relname: 'busy', reltuples: 1000 }]) as unknown })
  expect(counted).toMatchObject({ rows: expect.arrayContaining([{ relname: 'quiet', reltuples: -1 }]) as unknown })
  expect(dead).toMatchObject({ rows: [{ n_dead_tup: 0 }] })
})
