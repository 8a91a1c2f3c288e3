/** Whatever an issuer says of somebody, they can sign in, and what is kept is fit to be shown. */
import { nameProblem } from '@atrium/contract/rules/person-name'
import { expect, test } from 'vitest'
import { identityOf } from './claims.ts'

const claims = (more: Record<string, unknown>) => identityOf({ iss: 'https://issuer.example', sub: 'ada', ...more })

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/api/users/profile',
  '//evil.example/x',
  'https://user@evil.example/x',
  'https://cdn.example/\0',
  'https://cdn.example/a\nb',
  `https://cdn.example/${'x'.repeat(10_000)}`,
  '',
  7,
])('a picture that is no web address is left out: %j', (picture) => {
  expect(claims({ picture }).photoUrl).toBeNull()
})

test('one that is stays', () => {
  expect(claims({ picture: 'https://lh3.googleusercontent.com/a/one=s96-c' }).photoUrl).toMatch(/^https:/)
})

test.each([
  ['n-0S6_WzA2Mj', 'n-0S6_WzA2Mj'],
  ['', null],
  [['n-0S6_WzA2Mj'], null],
  [undefined, null],
])('the nonce %j is told as %j', (nonce, told) => {
  expect(claims({ nonce }).nonce).toBe(told)
})

test.each([
  ['Ada\r\nLovelace', 'Ada Lovelace'],
  ['Ada\0', 'Ada'],
  ['Ada \ud800', 'Ada'],
  ['\u202eAda', 'Ada'],
  ['Ada http://evil.example', 'Ada'],
  ['ada@example.com', null],
  ['   ', null],
  [{ name: 'x' }, null],
])('the name %j is kept as %j', (name, kept) => {
  const { displayName, givenName, familyName } = claims({ name, given_name: name, family_name: name })
  expect([displayName, givenName, familyName]).toEqual([kept, kept, kept])
})

test('10,000 characters are cut to what a name may have', () => {
  const name = 'Ada '.repeat(2_500)
  const { displayName, givenName } = claims({ name, given_name: name })
  expect(nameProblem(displayName ?? '', 201)).toBeNull()
  expect(nameProblem(givenName ?? '', 100)).toBeNull()
})

test.each([undefined, '', 7, ['a'], 'x'.repeat(256), 'a\0b', 'a\nb'])('the subject %j is none', (sub) => {
  expect(() => claims({ sub })).toThrow('no subject')
})
