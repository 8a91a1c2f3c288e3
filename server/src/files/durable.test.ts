/** What is synced, and in which order: all that a power cut could take back. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDiskStore } from '#content/stores/disk-store.ts'
import { makeFolder, syncTree } from './durable.ts'

const synced = vi.hoisted((): string[] => [])
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  const open: typeof fs.open = async (path, ...rest) => {
    const file = await fs.open(path, ...rest)
    const sync = file.sync.bind(file)
    file.sync = async () => {
      await sync()
      synced.push(String(path))
    }
    return file
  }
  return { ...fs, open, default: { ...fs, open } }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-durable-'))
  synced.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const seen = () => synced.map((path) => relative(folder, path))

test('a new folder is its owner’s alone, and lasts with every folder above it that was just made', async () => {
  await makeFolder(join(folder, 'a', 'b', 'c'))
  expect(seen()).toEqual(['a/b', 'a', ''])
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o700)
  await makeFolder(join(folder, 'a', 'b'))
  expect(seen()).toHaveLength(3)
})

test('an uploaded image lasts before it is acknowledged: its folder, its content, then its name', async () => {
  const name = `${'a'.repeat(22)}.webp`
  writeFileSync(join(folder, 'incoming'), 'an image')
  await createDiskStore(folder).put(name, join(folder, 'incoming'))
  expect(seen()).toEqual(['', 'incoming', 'content'])
})

test('of a tree, every file and every folder is synced', async () => {
  await makeFolder(join(folder, 'tree', 'branch'))
  writeFileSync(join(folder, 'tree', 'branch', 'leaf'), 'x')
  writeFileSync(join(folder, 'tree', 'stone'), 'x')
  synced.length = 0
  await syncTree(join(folder, 'tree'))
  expect(seen().sort()).toEqual(['tree', 'tree/branch', 'tree/branch/leaf', 'tree/stone'])
})
