/** What the token of an account without an email address says of it. */
import { expect, test } from 'vitest'
import { isLearnersToken } from './is-learner.ts'

function token(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `e30.${payload}.c2ln`
}

test.each([
  ['of a learner', { sub: 'u', learner: true, name: 'Zoë ~ ÿ?' }, true],
  ['of anybody else', { sub: 'u', name: 'Zoë' }, false],
  ['that says it in another way', { learner: 'true' }, false],
  ['that says nothing', null, false],
])('a token %s', (_name, claims, isOne) => {
  expect(isLearnersToken(token(claims))).toBe(isOne)
})

test.each(['', 'a', 'a.b.c', '..', 'a.%.c'])('“%s”, which is no token, is nobody’s', (text) => {
  expect(isLearnersToken(text)).toBe(false)
})
