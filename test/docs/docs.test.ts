/** The written pages are true where a program can tell: settings, commands, links. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()

test('the README lists exactly the settings that the server reads', () => {
  const settingsFiles = [
    'server/src/settings.ts',
    'server/src/hosted-identity/settings.ts',
    'server/src/content/settings.ts',
    'server/src/limits/rates.ts',
    'server/src/spaces/sibling-apps.ts',
  ]
  const known = names(settingsFiles.map(read).join('\n'), /^ {2}(?:\w+: ')?([A-Z][A-Z\d_]+)(?:',$|: (?:\{|value))/gm)
  const table = /## Settings\n([^]*?)\n## /.exec(read('README.md'))?.[1] ?? ''
  const firstColumn = [...table.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell).join('\n')
  expect(known.length).toBeGreaterThan(10)
  expect(names(firstColumn, /`([A-Z][A-Z\d_]+)`/g)).toEqual(known)
})

test('every link leads somewhere', () => {
  const dead = pages.flatMap((page) =>
    names(read(page), /\]\((?!https?:|#)([^)#]+)/g)
      .filter((target = '') => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('every script that is named exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = pages.flatMap((page) => names(read(page), /`npm run ([\w:-]+)/g))
  expect(named.filter((name = '') => !(name in scripts))).toEqual([])
})

test('every decision is in the list of decisions', () => {
  const list = read('docs/decisions/README.md')
  const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))
  expect(records.filter((file) => !list.includes(`](${file})`))).toEqual([])
})
