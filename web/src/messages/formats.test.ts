/** How counted things, lists and what people typed stand in the sentences of a language. */
import { expect, test } from 'vitest'
import { formatsOf, isolate, isolating } from './formats.ts'

test('a typed value keeps its own direction, and turns nothing around it', () => {
  expect(isolate('Ada')).toBe('\u2068Ada\u2069')
})

test.each(['\u2069', '\u2067', '\u202e'])(
  'a typed value does not end or turn its isolation by a mark of its own',
  (mark) => {
    expect(isolate(`Ada${mark} Byron`)).toBe('\u2068Ada Byron\u2069')
  },
)

test('what is isolated within stays so', () => {
  const { allOf } = formatsOf('ar')
  expect(isolate(allOf(['منى', 'Ada']))).toBe('\u2068\u2068منى\u2069 و\u2068Ada\u2069\u2069')
})

test('a list has the separators of its language', () => {
  const names = ['a', 'b', 'c']
  expect(formatsOf('en').listed(names)).toBe('a, b, c')
  expect(formatsOf('en').allOf(names)).toBe('a, b and c')
  expect(formatsOf('zh-Hans').listed(names)).toBe('a、b、c')
})

test('in a list that runs from the right each word keeps its own direction', () => {
  const { listed, allOf } = formatsOf('ar')
  expect(listed(['منى', 'Ada'])).toBe('\u2068منى\u2069، \u2068Ada\u2069')
  expect(allOf(['منى', 'Ada'])).toBe('\u2068منى\u2069 و\u2068Ada\u2069')
})

test('in a list that runs from the left, names that run from the right are drawn in the order of the list', () => {
  const { listed, allOf } = formatsOf('en')
  expect(listed(['منى', 'نور', 'Ada'])).toBe('\u2068منى\u2069, \u2068نور\u2069, Ada')
  expect(allOf(['Ada', 'דנה'])).toBe('Ada and \u2068דנה\u2069')
})

test('Arabic has a form for each of its six plurals', () => {
  const { plural } = formatsOf('ar')
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).toEqual(Object.keys(forms))
})

test('a list has no comma before its last word, in Hindi neither', () => {
  expect(formatsOf('hi').allOf(['a', 'b', 'c'])).toBe('a, b और c')
})

test('a share is written as the language writes it, and is never more than it is', () => {
  expect(formatsOf('en').percent(2, 3)).toBe('66%')
  expect(formatsOf('de').percent(29, 100)).toBe('29\u00a0%')
})

test('what a text is given keeps its own direction where it runs from the right, however deep it stands', () => {
  const texts = isolating({
    by: (name: string) => `By ${name} 2`,
    of: { list: ({ names }: { names: string[] }) => names.join() },
  })
  expect(texts.by('דנה')).toBe('By \u2068דנה\u2069 2')
  expect(texts.by('Ada')).toBe('By Ada 2')
  expect(texts.of.list({ names: ['Ada', 'דנה'] })).toBe('Ada,\u2068דנה\u2069')
})
