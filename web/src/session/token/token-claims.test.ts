/** What the page reads of an access token. */
import { expect, test } from 'vitest'
import { claimsOf, isGood } from './token-claims.ts'

const token = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

test('whose it is, and until when it is good', () => {
  const exp = inSeconds(600)
  expect(claimsOf(token({ sub: 'ada', exp, more: true }))).toEqual({ sub: 'ada', exp })
  expect(isGood(token({ sub: 'ada', exp }))).toBe(true)
  expect(isGood(token({ sub: 'ada', exp: inSeconds(20) }))).toBe(false)
})

test.each(['', 'nonsense', 'a.b.c', token({ exp: 1 }), token({ sub: 'ada' }), `head.${btoa('null')}.x`])(
  'not a token of ours: %s',
  (other) => {
    expect(claimsOf(other)).toBeNull()
    expect(isGood(other)).toBe(false)
  },
)
