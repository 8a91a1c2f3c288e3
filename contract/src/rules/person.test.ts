/** The schema of a username says what the rule says that the pages ask before they have the schema. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { username } from './person.ts'
import { usernameProblem } from './usernames/username.ts'

const messages = (text: unknown) => username.safeParse(text).error?.issues.map((issue) => issue.message)

test.each([
  [undefined, 'Username is required'],
  ['', 'Username is required'],
  ['   ', 'Username is required'],
  ['a b', usernameProblem('a b')],
  ['ada@example.com', usernameProblem('a@b')],
  ['x'.repeat(65), usernameProblem('x'.repeat(65))],
])('%j is refused with one sentence', (text, message) => {
  expect(messages(text)).toEqual([message])
})

test.each(['ada', ' ada ', 'Ада', 'x'.repeat(64)])('%j is taken, trimmed', (text) => {
  expect(username.parse(text)).toBe(text.trim())
})

test('schema and rule agree on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (text) => {
      expect(messages(text)?.[0] ?? null).toBe(usernameProblem(text.trim()))
    }),
  )
})
