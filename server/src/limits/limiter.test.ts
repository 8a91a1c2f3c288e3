/** Limits count in the database, before what they limit is tried. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { memoryDatabase } from '#testing/memory-database.ts'
import { addressKey } from './address.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { limitDefaults } from './rates.ts'

let database: OpenDatabase
let limiter: Limiter
beforeAll(async () => {
  database = await memoryDatabase()
  limiter = createLimiter(database.db, { ...limitDefaults, signUp: { max: 3, windowSeconds: 60 } })
})
afterAll(() => database.close())

test('200 parallel attempts are allowed as often as the limit says', async () => {
  const verdicts = await Promise.all(Array.from({ length: 200 }, () => limiter.take('signUp', 'parallel')))
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('a refusal says how long to wait', async () => {
  for (let attempt = 0; attempt < 3; attempt++) await limiter.take('signUp', 'waiting')
  const { allowed, retryAfterSeconds } = await limiter.take('signUp', 'waiting')
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('an attempt given back does not count', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await limiter.take('signUp', 'right')).allowed).toBe(true)
    await limiter.giveBack('signUp', 'right')
  }
})

test('subjects and limits are counted apart', async () => {
  for (let attempt = 0; attempt < 4; attempt++) await limiter.take('signUp', 'one')
  expect((await limiter.take('signUp', 'two')).allowed).toBe(true)
  expect((await limiter.take('mail', 'one')).allowed).toBe(true)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
