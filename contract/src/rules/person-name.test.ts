/** Names are one line of what can be seen, and lead nowhere. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldMessages } from '../sentences/en/fields.ts'
import { publisherName } from './people.ts'
import { cutTo, fitName, nameProblem } from './person-name.ts'
import { personDisplayName } from './person.ts'

test.each([
  'Ada Lovelace',
  'Jean-Luc O’Neill, Jr.',
  'J.R.R. Tolkien',
  'J.Smith',
  'Md.Rahman',
  'Ω. Μέγας',
  'علی‌رضا',
  'क्‍ष',
  '葛󠄀城',
  'Ada ❤️ 👩‍🔬',
  'אדה',
  'St. John 3rd',
  'လွှိုံ့',
  'הַשָּׁ֔לוֹם',
])('%j is a name', (name) => {
  expect(nameProblem(name, 100)).toBeNull()
  expect(fitName(name, 100)).toBe(name)
})

test.each([
  ['line one\nline two', 'line one line two'],
  ['a\r\nBcc: x', 'a Bcc: x'],
  ['nul\0byte', 'nulbyte'],
  ['tab\there', 'tab here'],
  ['half \ud800 pair', 'half pair'],
  ['right\u202eto left', 'rightto left'],
  ['isolate \u2067x\u2069', 'isolate x'],
  ['zero\u200bwidth', 'zerowidth'],
  ['Ad\u200da', 'Ada'],
  ['filler \u3164\u2800\u034f', 'filler'],
  ['next\u2028line\u0085x', 'next line x'],
  ['\u{e0041}tag', 'tag'],
  [`Ada${'\u0335\u0361'.repeat(20)}`, `Ada${'\u0335\u0361'.repeat(3)}`],
])('%j is no name, and is made one where it cannot be refused', (name, fitted) => {
  expect(nameProblem(name, 100)).toBe(fieldMessages.nameOneLine)
  expect(fitName(name, 100)).toBe(fitted)
})

test.each([
  'go to evil.com',
  'http://evil',
  'hxxps://x',
  'www.evil.zz',
  'ada@evil.museum',
  'evil．com',
  'evil。com',
  'evil｡com',
  'ｅｖｉｌ.ｃｏｍ',
  'пример.рф',
  'x.xn--p1ai',
  '(evil.com)',
  'evil.com/login?x=1',
  'evil.com:8080',
  'mailto:ada',
  'javascript:alert(1)',
  '203.0.113.9',
])('%j holds an address', (name) => {
  expect(nameProblem(name, 100)).toBe(fieldMessages.nameAddress)
})

test('a name too long is refused, or cut between characters', () => {
  expect(personDisplayName.safeParse('x'.repeat(10_000)).error?.issues[0]?.message).toBe(fieldMessages.nameTooLong)
  expect(fitName('x'.repeat(10_000), 100)).toHaveLength(100)
  expect(cutTo('ab👩‍🔬', 4)).toBe('ab')
})

test('a publisher’s name is held to the same rule', () => {
  expect(publisherName.safeParse('News\nhttp://evil.example').error?.issues[0]?.message).toBe(fieldMessages.nameOneLine)
  expect(publisherName.parse(' Ada’s Press ')).toBe('Ada’s Press')
})

test('what was fitted from any text is a name, or nothing', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }))
  fc.assert(
    fc.property(texts, (text) => {
      const fitted = fitName(text, 40)
      if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(fitted)) expect(nameProblem(fitted, 40)).toBeNull()
    }),
    { numRuns: 2_000 },
  )
})
