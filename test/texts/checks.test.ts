/** Shows that the checks of texts hold: each is given what it has to find, and what it has to leave alone. */
import { expect, test } from 'vitest'
import { textsOf } from './catalogue.ts'
import { placeholderFault } from './placeholders.ts'
import { isUntranslated, missing } from './translations.ts'
import { isUsed, usageIn } from './usage.ts'

const english = {
  texts: { title: 'All people', of: (name: string) => `All people of ${name}`, home: { back: 'Back' } },
}

test('a file, a text and a text too many are named', () => {
  const file = { path: 'some.ts', english }
  expect(missing([{ ...file, translated: null }])).toEqual(['some.ts'])
  expect(missing([{ ...file, translated: { texts: { ...english.texts, home: {} } } }])).toEqual([
    'some.ts: texts.home.back',
  ])
  expect(missing([{ ...file, translated: { ...english, more: 'More' } }])).toEqual(['some.ts: more'])
  expect(missing([{ ...file, translated: english }])).toEqual([])
})

test.each<[string, Parameters<typeof placeholderFault>[0], Parameters<typeof placeholderFault>[1]]>([
  ['a name is left out', (name: string) => `Hello ${name}`, () => 'Hola'],
  [
    'a name stands in for another',
    (one: string, other: string) => `${one} and ${other}`,
    (one: string) => `${one}, ${one}`,
  ],
  ['a count is left out', (count: number) => `${count} people`, () => 'Personas'],
  ['a list is left out', (names: string[]) => `Of ${names.join(', ')}`, () => 'De'],
  ['a moment is left out', (at: string) => `On ${new Date(at).getFullYear()}`, () => 'El día'],
  ['a mark is left out', 'Press {hotkey}', 'Pulsa'],
  ['a mark is misspelt', 'Press {hotkey}', 'Pulsa {tecla}'],
  ['a placeholder is no template', (name: string) => `Hello ${name}`, () => 'Hola ${' + 'name}'],
  ['a text takes values in one language alone', (name: string) => `Hello ${name}`, 'Hola'],
])('%s', (_what, text, translated) => {
  expect(placeholderFault(text, translated)).toBeDefined()
})

test('a translation that shows the same in another order is left alone', () => {
  const text = (count: number, name: string) => `${count} people of ${name}`
  const translated = (count: number, name: string) => `${name} 的 ${new Intl.NumberFormat('zh').format(count)} 人`
  expect(placeholderFault(text, translated)).toBeUndefined()
})

test('what English writes small within a sentence may stay as it is', () => {
  const text = (what: string) => `Copy the ${what.toLowerCase()}`
  expect(placeholderFault(text, (what: string) => `${what} कॉपी करें`)).toBeUndefined()
  expect(placeholderFault(text, () => 'कॉपी करें')).toBeDefined()
})

test('what was not translated is found', () => {
  expect(isUntranslated('es', 'All people', 'All people')).toBe(true)
  expect(isUntranslated('es', english.texts.of, english.texts.of)).toBe(true)
  expect(isUntranslated('es', 'Filter', 'Filtrar')).toBe(false)
  expect(isUntranslated('zh-Hans', 'Filter', 'Filter it')).toBe(true)
  expect(isUntranslated('zh-Hans', 'Filter', '筛选')).toBe(false)
  expect(isUntranslated('zh-Hans', 'Google', 'Google')).toBe(false)
})

test.each([
  ['by name', `texts.title; texts.of('a'); texts.home.back`, []],
  ['taken apart', `const { title, of, home: { back } } = texts`, []],
  ['one is left', `const { title } = texts; texts.home.back`, ['texts.of']],
  ['by an index', `texts.title; texts.of(''); export const go = (at: 'back') => texts.home[at]`, []],
  ['handed on', `texts.title; texts.of(''); go(texts.home); export const back = (on: any) => on.back`, []],
  ['handed on, and not read', `texts.title; texts.of(''); go(texts.home)`, ['texts.home.back']],
  ['all of a group', `texts.title; texts.of(''); Object.values(texts.home)`, []],
  [
    'a name of another thing',
    `other.title; other.of(''); other.home.back`,
    ['texts.title', 'texts.of', 'texts.home.back'],
  ],
])('texts that nobody reads: %s', (_how, code, unused) => {
  const source = {
    path: 'page.tsx',
    text: `import { texts } from '#messages/some.ts'\n${code}`,
    imported: () => ({ path: 'some.ts', exports: english }),
  }
  const usage = usageIn([source])
  const unread = [...textsOf(english).keys()].filter((name) => !isUsed(`some.ts: ${name}`, usage))
  expect(unread).toEqual(unused)
})
