/** The token of a request, as its header has it. */
import { expect, test } from 'vitest'
import { bearerOf } from './bearer.ts'

test.each(['Bearer a.b-c', 'bearer a.b-c', 'BEARER a.b-c', 'bEaReR  a.b-c'])('%j has one', (header) => {
  expect(bearerOf(header)).toBe('a.b-c')
})

test('what base64 ends with belongs to it', () => expect(bearerOf('Bearer YWI=')).toBe('YWI='))

test.each([
  ...[undefined, '', 'Bearer', 'Bearer ', 'Bearera', 'a', 'Basic YWI=', ' Bearer a', 'Bearer a b', 'Bearer a,b'],
  ...['Bearer =', 'Bearer a=b', 'Bearer\ta', 'Bearer a\n', 'Bearer é'],
])('%j has none', (header) => expect(bearerOf(header)).toBeUndefined())
