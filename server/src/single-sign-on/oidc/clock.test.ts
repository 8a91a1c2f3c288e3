/** By how much the clock of an issuer may be off, on either side. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CLOCK_SKEW_MS } from '#single-sign-on/clock-skew.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let school: School
beforeAll(async () => {
  the = await singleSignOn()
  school = await the.school('clock')
}, 60_000)
afterAll(() => the.close())
afterEach(() => void vi.useRealTimers())

const skew = CLOCK_SKEW_MS / 1_000
const arrives = null
const refused = `${singleSignOnReturn}&problem=invalid`

test.each([
  ['that has just not ended by more than clocks differ', { exp: 1 - skew }, arrives],
  ['that has ended by as much as clocks differ', { exp: -skew }, refused],
  ['that holds after as much as clocks differ', { nbf: skew }, arrives],
  ['that holds only after more than that', { nbf: skew + 1 }, refused],
])('an ID token %s', async (_what, fromNow: Record<string, number>, problem) => {
  // Stands still between the token and the look at it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const now = Math.floor(Date.now() / 1_000)
  const times = Object.fromEntries(Object.entries(fromNow).map(([claim, seconds]) => [claim, now + seconds]))
  const says = { sub: 'ada', email: 'ada@clock.org', email_verified: true, ...times }
  expect((await the.arrive(school, says)).problem).toBe(problem)
})

test('both kinds of connection go by two minutes', () => {
  expect(skew).toBe(120)
})
