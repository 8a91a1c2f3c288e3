/** The written pages are true where a program can tell: settings, commands, links, and what the code cites of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()

test('every decision says its status and its date', () => {
  const silent = records.filter((file) => {
    const head = read(`docs/decisions/${file}`).split('\n').slice(2, 4).join('\n')
    return !/^- Status: (?:proposed|accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))\n- Date: \d{4}-\d\d-\d\d$/.test(
      head,
    )
  })
  expect(silent, 'these begin otherwise than docs/decisions/TEMPLATE.md').toEqual([])
})

test('every link leads somewhere', () => {
  const dead = pages.flatMap((page) =>
    [...names(read(page), /\]\((?!https?:|#)([^)#]+)/g), ...names(read(page), /\b(?:src|srcset)="(?!https?:)([^"]+)"/g)]
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
  expect(records.filter((file) => !list.includes(`](${file})`))).toEqual([])
})

/** As GitHub makes them. */
const anchors = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

const citing = ['contract/src', 'server/src', 'web/src', 'test', 'scripts', 'docs']

test('every section that is cited exists', () => {
  const known = anchors('docs/requirements.md')
  const cited = citing.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|md)$/.test(file) && !file.includes('node_modules'))
      .flatMap((file) => names(read(join(folder, file)), /requirements\.md#([a-z-]+)/g)),
  )
  expect(cited.length).toBeGreaterThan(5)
  expect(cited.filter((section = '') => !known.includes(section))).toEqual([])
})
