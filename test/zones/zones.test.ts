/** Shows that the import zones hold: each rule fails a small tree that breaks it, and a right tree passes. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { broken, right, type Tree } from './trees.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const config = ['.dependency-cruiser.cjs', 'package.json']
const workspaces = ['contract', 'server', 'web']
let folder: string
let trees = 0

beforeAll(async () => {
  folder = await temporaryFolder('zones')
})
afterAll(() => removeFolder(folder))

/** Writes the files beside the project's own configuration and manifests, and cruises them. */
function cruise(tree: Tree) {
  const place = join(folder, String((trees += 1)))
  for (const file of [...config, ...workspaces.map((name) => `${name}/package.json`)]) {
    cpSync(join(root, file), join(place, file))
  }
  mkdirSync(join(place, 'node_modules/@atrium'), { recursive: true })
  symlinkSync('../../contract', join(place, 'node_modules/@atrium/contract'))
  for (const [file, text] of Object.entries({ ...right, ...tree })) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), text)
  }
  const run = spawnSync(process.execPath, [depcruise, ...workspaces, '--output-type', 'err'], {
    cwd: place,
    encoding: 'utf8',
  })
  return { code: run.status, said: run.stdout + run.stderr }
}

test('a tree that keeps the rules passes, with its imports resolved', () => {
  const { code, said } = cruise({})
  expect(said).toContain('no dependency violations found')
  expect(code).toBe(0)
})

test.each(broken)('$rule: $because', ({ rule, tree }) => {
  const { code, said } = cruise(tree)
  expect(said).toContain(`error ${rule}:`)
  expect(code).not.toBe(0)
})
