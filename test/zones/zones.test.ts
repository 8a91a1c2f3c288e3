/** Shows that the import zones hold: each rule fails a small tree that breaks it, and a right tree passes. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import type { Cruised } from './cruise-each.ts'
import { broken, right, type Tree } from './trees.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'test/zones/cruise-each.ts')
const config = ['.dependency-cruiser.cjs', 'package.json']
const workspaces = ['contract', 'server', 'web']
const withinMs = 60_000
let folder: string
let whole: Cruised
let each: Cruised[]

beforeAll(async () => {
  folder = await temporaryFolder('zones')
  const places = [{}, ...broken.map(({ tree }) => tree)].map(plant)
  const options = { cwd: root, encoding: 'utf8', timeout: withinMs } as const
  const written = execFileSync(process.execPath, [program, ...places], options)
  const [first, ...others] = JSON.parse(written) as Cruised[]
  if (!first) throw new Error('nothing was cruised')
  whole = first
  each = others
}, withinMs)
afterAll(() => removeFolder(folder))

/** Writes the files beside the project's own configuration and manifests; answers where. */
function plant(tree: Tree, at: number): string {
  const place = join(folder, String(at))
  for (const file of [...config, ...workspaces.map((name) => `${name}/package.json`)]) {
    cpSync(join(root, file), join(place, file))
  }
  mkdirSync(join(place, 'node_modules/@atrium'), { recursive: true })
  symlinkSync('../../contract', join(place, 'node_modules/@atrium/contract'))
  for (const [file, text] of Object.entries({ ...right, ...tree })) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), text)
  }
  return place
}

test('a tree that keeps the rules passes, with its imports resolved', () => {
  expect(whole.said).toContain('no dependency violations found')
  expect(whole.exitCode).toBe(0)
})

test.each(broken.map(({ rule, because }, at) => ({ rule, because, at })))('$rule: $because', ({ rule, at }) => {
  expect(each[at]?.said).toContain(`error ${rule}:`)
  expect(each[at]?.exitCode).not.toBe(0)
})
