/** The written pages are true where a program can tell: settings, commands, links, and what the code cites of them. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { names, pages, read, records, root } from './pages.ts'

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
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  )
  expect(dead).toEqual([])
})

test('every script that is named exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = pages.flatMap((page) => names(read(page), /\bnpm run ([\w:-]*\w)/g))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('the list of decisions has every one, in the order of their numbers', () => {
  const list = read('docs/decisions/README.md')
  expect(names(list, /^\| \[\d{4}\]\(([^)]+)\)/gm)).toEqual(records)
  const inOrder = [...list.matchAll(/^\| \[(\d{4})\]/gm)].map(([, number]) => number)
  expect(inOrder).toEqual(inOrder.toSorted())
})

/** As GitHub makes them. */
const anchors = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

test('every section that is linked to exists', () => {
  const dead = pages.flatMap((page) =>
    names(read(page), /\]\((?!https?:)([^)\s]*#[^)]+)/g).filter((link) => {
      const [file = '', section = ''] = link.split('#')
      return !anchors(file === '' ? page : join(dirname(page), file)).includes(section)
    }),
  )
  expect(dead).toEqual([])
})

const citing = ['contract/src', 'server/src', 'web/src', 'test', 'scripts', 'docs']

test('every section that is cited exists', () => {
  const known = anchors('docs/requirements.md')
  const cited = citing.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|md)$/.test(file) && !file.includes('node_modules'))
      .flatMap((file) => names(read(join(folder, file)), /requirements\.md#([a-z-]+)/g)),
  )
  expect(cited.length).toBeGreaterThan(5)
  expect(cited.filter((section) => !known.includes(section))).toEqual([])
})
