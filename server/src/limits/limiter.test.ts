/** Limits count in the database, before what they limit is tried. */
import { eq, like, sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { limitCounts } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { addressKey, networkOf } from './address.ts'
import type { Verdict } from './evaluate-limits.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { limitDefaults } from './rates.ts'
import { sweepLimits } from './sweep.ts'

let database: OpenDatabase
let limiter: Limiter
beforeAll(async () => {
  database = await memoryDatabase()
  limiter = createLimiter(database.db, { ...limitDefaults, signUp: { max: 3, windowSeconds: 60 } })
})
afterAll(() => database.close())

test('200 parallel attempts are allowed as often as the limit says', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 200 }, () => limiter.take({ limit: 'signUp', subject: 'parallel' })),
  )
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('a refusal says how long to wait', async () => {
  for (let attempt = 0; attempt < 3; attempt++) await limiter.take({ limit: 'signUp', subject: 'waiting' })
  const { allowed, retryAfterSeconds } = await limiter.take({ limit: 'signUp', subject: 'waiting' })
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('a clock that was set back by an hour prolongs no window', async () => {
  for (let attempt = 0; attempt < 4; attempt++) await limiter.take({ limit: 'signUp', subject: 'set back' })
  const key = 'signUp:set back'
  const ahead = sql`now() + interval '1 hour'`
  await database.db.update(limitCounts).set({ windowStart: ahead }).where(eq(limitCounts.key, key))
  const { allowed, retryAfterSeconds } = await limiter.take({ limit: 'signUp', subject: 'set back' })
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('an attempt given back does not count', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await limiter.take({ limit: 'signUp', subject: 'right' })).allowed).toBe(true)
    await limiter.giveBack({ limit: 'signUp', subject: 'right' })
  }
})

test('of two attempts together, one over its limit leaves the other uncounted', async () => {
  const address = { limit: 'signUp', subject: 'address' } as const
  const account = { limit: 'wrongPasswordAccount', subject: 'account' } as const
  for (let attempt = 0; attempt < 3; attempt++) await limiter.take(address)
  for (let attempt = 0; attempt < 20; attempt++) expect((await limiter.take(address, account)).allowed).toBe(false)
  for (let attempt = 0; attempt < 10; attempt++) expect((await limiter.take(account)).allowed).toBe(true)
  expect((await limiter.take(account)).allowed).toBe(false)
})

test('what was refused uses nothing up of what is given back', async () => {
  const take = () => limiter.take({ limit: 'signUp', subject: 'burst' })
  const verdicts = await Promise.all(Array.from({ length: 20 }, take))
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(3)
  await Promise.all(Array.from({ length: 3 }, () => limiter.giveBack({ limit: 'signUp', subject: 'burst' })))
  const later = await Promise.all(Array.from({ length: 20 }, take))
  // One that was refused counts, as it does where they come one after the other.
  expect(later.filter(({ allowed }) => allowed)).toHaveLength(2)
})

describe('by shares', () => {
  const check = (subject: string) => ({ limit: 'nameCheck', subject }) as const
  const { max } = limitDefaults.nameCheck
  const allowed = async (verdicts: Promise<Verdict>[]) =>
    (await Promise.all(verdicts)).filter((verdict) => verdict.allowed).length

  test('200 parallel attempts at two processes are allowed as often as the limit says', async () => {
    const other = createLimiter(database.db, limitDefaults)
    const attempts = Array.from({ length: 200 }, (_, n) => (n % 2 ? limiter : other).takeFromShare(check('crowd')))
    expect(await allowed(attempts)).toBe(max)
    const later = Array.from({ length: 200 }, (_, n) => (n % 2 ? limiter : other).takeFromShare(check('crowd')))
    expect(await allowed(later)).toBe(0)
  })

  test('200 that come a few at a time, too, and what is counted one by one counts with them', async () => {
    const other = createLimiter(database.db, limitDefaults)
    let all = 0
    for (let round = 0; round < 50; round += 1) {
      all += await allowed([
        ...[limiter, other, limiter].map((one) => one.takeFromShare(check('trickle'))),
        other.take(check('trickle')),
      ])
    }
    expect(all).toBe(max)
    const [row] = await database.db.select().from(limitCounts).where(eq(limitCounts.key, 'nameCheck:trickle'))
    expect(row?.count).toBeGreaterThanOrEqual(max)
  })

  test('a share is a part of the window that is open, and a new window begins when it has ended', async () => {
    for (let turn = 0; turn < 3; turn += 1) await limiter.takeFromShare(check('ended'))
    await database.db
      .update(limitCounts)
      .set({ windowStart: new Date(Date.now() - 61_000), count: max })
      .where(eq(limitCounts.key, 'nameCheck:ended'))
    const other = createLimiter(database.db, limitDefaults)
    expect((await other.takeFromShare(check('ended'))).allowed).toBe(true)
    expect((await other.takeFromShare(check('ended'))).allowed).toBe(true)
    const [row] = await database.db.select().from(limitCounts).where(eq(limitCounts.key, 'nameCheck:ended'))
    expect(row?.count).toBe(4)
  })
})

test('many subjects at once are counted apart', async () => {
  const attempts = Array.from({ length: 60 }, (_, n) => limiter.take({ limit: 'signUp', subject: `crowd-${n % 15}` }))
  const allowed = (await Promise.all(attempts)).filter((verdict) => verdict.allowed)
  expect(allowed).toHaveLength(15 * 3)
})

test('subjects and limits are counted apart', async () => {
  for (let attempt = 0; attempt < 4; attempt++) await limiter.take({ limit: 'signUp', subject: 'one' })
  expect((await limiter.take({ limit: 'signUp', subject: 'two' })).allowed).toBe(true)
  expect((await limiter.take({ limit: 'mail', subject: 'one' })).allowed).toBe(true)
})

test('no attempt waits for a disk: the table is unlogged', async () => {
  const tables = pgTable('pg_class', { relname: text('relname'), relpersistence: text('relpersistence') })
  const [table] = await database.db.select().from(tables).where(eq(tables.relname, 'limit_counts'))
  expect(table?.relpersistence).toBe('u')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['0064:FF9B::cb00:7109', '203.0.113.9'],
  ['64:ff9b:1::203.0.113.9', '64:ff9b:1:0::/64'],
  // As some proxies write it: with the port, which is another one at each connection.
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  // What is none counts as one, whatever it says.
  ['unknown', 'unknown'],
  ['_gateway:1', 'unknown'],
  ['203.0.113.9:1:2', 'unknown'],
  ['203.0.113.999', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('the address %s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test.each([
  ['203.0.113.9:51234', '203.0.113.0/24'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1::/48'],
  ['unknown', null],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('what has ended is dropped, however much there is, and nothing else', async () => {
  const subjects = Array.from({ length: 25 }, (_unused, n) => `dropped ${n}`)
  for (const subject of subjects) await limiter.take({ limit: 'signUp', subject })
  for (let attempt = 0; attempt < 3; attempt++) await limiter.take({ limit: 'signUp', subject: 'kept' })
  await database.db
    .update(limitCounts)
    .set({ windowStart: sql`now() - interval '61 seconds'` })
    .where(like(limitCounts.key, 'signUp:dropped %'))
  await Promise.all([sweepLimits(database.db, 10), limiter.take({ limit: 'signUp', subject: 'dropped 3' })])
  expect(await database.db.$count(limitCounts, like(limitCounts.key, 'signUp:dropped %'))).toBeLessThanOrEqual(1)
  expect(await limiter.take({ limit: 'signUp', subject: 'kept' })).toMatchObject({ allowed: false })
  for (let attempt = 0; attempt < 2; attempt++) await limiter.take({ limit: 'signUp', subject: 'dropped 3' })
  expect(await limiter.take({ limit: 'signUp', subject: 'dropped 3' })).toMatchObject({ allowed: false })
})
