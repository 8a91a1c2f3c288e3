/** What the text guard lets out, Zod lets out, to the letter; what a database writes, it knows. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { listMembers } from '@atrium/contract/people/members'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answersOf } from '#testing/fuzz/answers-of.ts'
import { compileTextGuard } from './text-guard.ts'

const compiled = (endpoints as readonly Endpoint[]).flatMap(({ id, answer }) => {
  const guard = compileTextGuard(answer)
  return guard ? [{ id, answer, guard }] : []
})

/** Those that come as texts. */
const pages = ['listMembers', 'listOwners', 'organizationMembership']

/** As JSON may be written: with spaces between its parts, and characters by their numbers. */
function writtenIn(text: string, way: { spaced: boolean; escaped: boolean }): string {
  const escaped = way.escaped ? text.replace(/(?<=[:[,]")[a-z]/g, (letter) => numbered(letter)) : text
  return way.spaced ? JSON.stringify(JSON.parse(escaped), null, 1) : escaped
}
const numbered = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One character of it gone, another one in its place, or one more. */
const slips = fc.record({
  at: fc.nat(),
  remove: fc.nat({ max: 1 }),
  insert: fc.constantFrom(
    '',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '0',
    '-',
    '.',
    'e',
    'a',
    ' ',
    '\n',
    '\0',
    'null',
  ),
})

test.each(compiled)('$id: what is accepted is JSON that Zod accepts and leaves as it is', ({ id, answer, guard }) => {
  let accepted = 0
  const ways = fc.record({ spaced: fc.boolean(), escaped: fc.boolean() })
  fc.assert(
    fc.property(answersOf(answer), ways, fc.option(slips, { freq: 1 }), (value, way, slip) => {
      const right = JSON.stringify(value) as string | undefined
      if (right === undefined) return
      let text = writtenIn(right, way)
      if (slip) {
        const at = slip.at % (text.length + 1)
        text = text.slice(0, at) + slip.insert + text.slice(at + slip.remove)
      }
      if (!guard(text)) return
      accepted += 1
      const read: unknown = JSON.parse(text)
      const parsed = answer.safeParse(read)
      expect(parsed.success).toBe(true)
      expect(JSON.stringify(read)).toBe(JSON.stringify(parsed.data))
    }),
    { numRuns: pages.includes(id) ? 500 : 40 },
  )
  // An answer of many parts is seldom whole: those that go through here are asked often enough.
  if (pages.includes(id)) expect(accepted).toBeGreaterThan(0)
})

const member = {
  user_id: 'a',
  displayName: 'Zoë "Z" 木',
  given_name: '',
  family_name: 'B\\',
  username: null,
  email: 'a@b.example',
  photoURL: null,
  role: 'User',
  joinedAt: '2026-01-01T00:00:00.000Z',
  labels: [{ id: 'l', name: '\u0001\n', color: '#000' }],
  startsOn: null,
  endsOn: null,
  term: 'current',
}
const pageOf = (...results: unknown[]) => ({ page: 1, limit: 50, results, totalPages: 1, totalResults: 2 })
const isPage = compileTextGuard(listMembers.answer)

test('a page is known as the database writes it', () => {
  const label = '{"id" : "l", "name" : "\\u0001\\n", "color" : "#000"}'
  const row = JSON.stringify(member).replace(/\[.*\]/, `[${label}, ${label}]`)
  for (const rows of ['[]', `[${row}]`, `[${row}, \n ${row}]`]) {
    expect(isPage?.(JSON.stringify(pageOf()).replace('[]', rows))).toBe(true)
  }
})

test.each([
  ['a key more', pageOf({ ...member, passwordHash: 'secret' })],
  ['a key less', pageOf({ ...member, term: undefined })],
  ['keys in another order', pageOf(Object.fromEntries(Object.entries(member).toReversed()))],
  ['null where it may not be', pageOf({ ...member, role: null })],
  ['a word that is none of them', pageOf({ ...member, role: 'admin' })],
  ['an object for a text', pageOf({ ...member, email: { secret: '' } })],
  ['a fraction', { ...pageOf(member), totalPages: 1.5 }],
  ['a list of the whole', [pageOf(member)]],
])('left to be parsed: %s', (_what, value) => expect(isPage?.(JSON.stringify(value))).toBe(false))

test.each([
  '{"a":1}{"a":1}',
  '{"a":1,"a":1}',
  '{"a":01}',
  '{"a":1e5}',
  '{"a":1,}',
  '{"a":-0}',
  '{"a":1}\n',
  ' {"a":1}',
  '',
])('left to be parsed: %j', (text) => expect(compileTextGuard(z.strictObject({ a: z.number() }))?.(text)).toBe(false))

test('a key that may be missing, where it does not decide about a comma', () => {
  const guard = compileTextGuard(z.strictObject({ a: z.string(), b: z.optional(z.string()), c: z.string() }))
  expect([guard?.('{"a":"","c":""}'), guard?.('{"a":"","b":"","c":""}'), guard?.('{"a":"","b":null,"c":""}')]).toEqual([
    true,
    true,
    false,
  ])
  expect(compileTextGuard(z.strictObject({ a: z.optional(z.string()), b: z.string() }))).toBeUndefined()
})

test('a text of a megabyte that breaks off is refused in the time that it takes to read it', () => {
  const rows = Array.from({ length: 3_000 }, () => JSON.stringify(member)).join(',')
  const [whole, broken] = [`[${rows}]`, `[${rows}`].map((text) => JSON.stringify(pageOf()).replace('[]', () => text))
  const time = (text = '') => {
    const began = performance.now()
    const isRight = isPage?.(text)
    return { isRight, ms: performance.now() - began }
  }
  expect(time(whole).isRight).toBe(true)
  const [right, wrong] = [time(whole), time(broken)]
  expect(wrong.isRight).toBe(false)
  expect(wrong.ms).toBeLessThan(50 * right.ms + 50)
})
