/** The catalogue shows every part of `web/src/ui`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf, readView, type View } from '../catalogue/view.ts'

const web = join(import.meta.dirname, '..')
const ui = join(web, 'src/ui')

/** A password manager's field, a text field that reads what is pasted, what fetches code or leads on, what puts others together, and what parts a text: there is nothing of them to be seen. */
const unseen = [
  ...['form/fields/password-owner.tsx', 'layout/put-into.tsx', 'layout/breakable.tsx'],
  'form/fields/code-field.tsx',
  ...['loading/lazy-page.tsx', 'loading/loaded-on-use.tsx', 'loading/redirect.tsx'],
]

const rooms = globSync('catalogue/rooms/*.tsx', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'))
const shown = rooms.flatMap((room) => [...room.matchAll(/(?:file: |drawing\()'([^']+)'/g)].map(([, file]) => file))
const within = rooms.flatMap((room) =>
  [...room.matchAll(/within: \[([^\]]*)\]|drawing\([^[\n]*\[([^\]]*)\]/g)].flatMap(([, one, other]) =>
    [...(one ?? other ?? '').matchAll(/'([^']+)'/g)].map(([, file]) => file),
  ),
)
const parts = globSync('**/*.tsx', { cwd: ui }).filter((file) => !file.endsWith('.test.tsx'))

test('every file of ui that draws something is shown, or is seen in one that is', () => {
  const known = [...shown, ...within, ...unseen]
  expect(parts.filter((file) => !known.includes(file)).sort()).toEqual([])
})

test('what the catalogue names is there, and what it shows is what it imports', () => {
  const gone = [...shown, ...within, ...unseen].filter((file) => file?.endsWith('.tsx') && !parts.includes(file))
  expect(gone).toEqual([])
  const imported = rooms.join('\n')
  expect(shown.filter((file) => file?.endsWith('.tsx') && !imported.includes(`'#ui/${file}'`))).toEqual([])
})

test('a part stands in one room alone', () => {
  expect(shown.filter((file, index) => shown.indexOf(file) !== index)).toEqual([])
})

test('what is seen stands in the address', () => {
  const view: View = {
    direction: 'rtl',
    part: 'menu/menu.tsx',
    state: 'open, on a phone',
    theme: 'dark',
    text: 'long',
    still: true,
  }
  const plain: View = { direction: 'ltr', part: null, state: null, theme: null, text: null, still: false }
  for (const one of [view, plain]) expect(readView(new URL(addressOf(one), 'http://localhost'))).toEqual(one)
  expect(addressOf(plain)).toBe('/ltr/')
  expect(readView({ pathname: '/', search: '?theme=pink&text=endless' })).toEqual(plain)
})
