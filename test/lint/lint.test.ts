/** Shows that the lint rules hold: each of them, broken in a small tree, is named, and what breaks none is left alone. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { breaks } from './breaks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const configuration = [
  'oxlint.config.ts',
  'scripts/lint-rules.js',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'contract/tsconfig.json',
  'web/tsconfig.json',
]
/** What the broken files import, and no more: whatever is there would be read. */
const packages = ['.bin', 'oxlint', '@types', 'react', 'vite']
const withinMs = 60_000

const places = ['server', 'web', 'scripts', 'test']

interface Finding {
  filename: string
  code: string
}

let folder: string
let findings: Finding[]

/** One run over all of them: most of a run is its start. */
beforeAll(async () => {
  folder = await temporaryFolder('lint')
  for (const file of configuration) cpSync(join(root, file), join(folder, file))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of packages) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const [at, [, file, text]] of breaks.entries()) write(placeOf(file, at), `${text}\n`)
  write('server/src/right.ts', `export const right = 1\n`)
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...places],
    { cwd: folder, encoding: 'utf8', timeout: withinMs },
  )
  findings = (JSON.parse(run.stdout) as { diagnostics: Finding[] }).diagnostics
}, withinMs)
afterAll(() => removeFolder(folder))

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const placeOf = (file: string, at: number) => file.replace('broken', `broken-${at}`)

test.each(breaks.map(([rule, file], at) => ({ rule, file: placeOf(file, at) })))('$rule in $file', ({ rule, file }) => {
  const said = findings.filter(({ filename }) => filename === file).map(({ code }) => code)
  expect(said.join(' ')).toContain(`(${rule})`)
})

test('a file that breaks none is left alone', () => {
  expect(findings.filter(({ filename }) => filename.endsWith('right.ts'))).toEqual([])
})
