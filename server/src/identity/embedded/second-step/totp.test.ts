/** The codes of an authenticator app, by the test vectors of the RFCs. */
import { expect, test } from 'vitest'
import { base32 } from './base32.ts'
import { stepOfCode, totpCode, totpPeriodSeconds, totpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (second: number) => new Date(second * 1_000)

// RFC 6238, appendix B, SHA-1: eight digits, of which six are the last.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(secret, totpStep(at(second)), 8)).toBe(code)
  expect(totpCode(secret, totpStep(at(second)))).toBe(code.slice(2))
})

// RFC 4226, appendix D.
test('HOTP, by its counter', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  expect(codes.map((_code, counter) => totpCode(secret, counter))).toEqual(codes)
})

test('a code counts one step early and one late, and no further', () => {
  const code = totpCode(secret, 100)
  const steps = [98, 99, 100, 101, 102].map((step) => stepOfCode(secret, code, { now: at(step * totpPeriodSeconds) }))
  expect(steps).toEqual([undefined, 100, 100, 100, undefined])
})

test('a step that was used, and those before it, count no more', () => {
  const now = at(100 * totpPeriodSeconds)
  const of = (step: number, usedStep: number) => stepOfCode(secret, totpCode(secret, step), { now, usedStep })
  expect([of(100, 99), of(100, 100), of(99, 100), of(101, 100)]).toEqual([100, undefined, undefined, 101])
})

test.each(['', '12345', '1234567', '12 456', 'abcdef', '１２３４５６', '-12345'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, { now: at(59) })).toBeUndefined()
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})
