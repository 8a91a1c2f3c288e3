/** Requests that are counted together are decided as if each had come alone. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateLimits } from './evaluate-limits.ts'

const LEFT = 7
const limits = { a: 3, b: 5, c: 1 }
type Key = keyof typeof limits
const keys = Object.keys(limits) as Key[]

/** One request after the other: what an attempt over its limit counts is one past it at most, and it leaves the others alone. */
function oneByOne(counts: Record<Key, number>, asked: Key[][]): { allowed: boolean[]; counts: Record<Key, number> } {
  const now = { ...counts }
  const allowed = asked.map((mine) => {
    const over = mine.filter((key) => now[key] + 1 > limits[key])
    for (const key of over) now[key] = limits[key] + 1
    if (over.length === 0) for (const key of mine) now[key] += 1
    return over.length === 0
  })
  return { allowed, counts: now }
}

test('any requests, from any counts: the verdicts and the counts of one after the other', () => {
  const asked = fc.array(fc.subarray(keys, { minLength: 1 }), { maxLength: 12 })
  const counts = fc.record({ a: fc.nat(4), b: fc.nat(6), c: fc.nat(2) })
  fc.assert(
    fc.property(asked, counts, (asked, counts) => {
      const expected = oneByOne(counts, asked)
      const times = (key: Key) => asked.flat().filter((other) => other === key).length
      const touched = keys.filter((key) => times(key) > 0)
      const counted = touched.map((key) => ({ key, max: limits[key], before: counts[key], left: LEFT }))
      const { verdicts, refunds } = evaluateLimits(asked, counted)
      expect(verdicts.map(({ allowed }) => allowed)).toEqual(expected.allowed)
      // What the database is left with: it counted all, keeps one past the limit at most, and gives the refunds back.
      for (const key of touched) {
        const kept = Math.min(counts[key] + times(key), limits[key] + 1) - (refunds.get(key) ?? 0)
        expect(kept).toBe(expected.counts[key])
      }
    }),
  )
})

test('who is refused waits for the last window that refused', () => {
  const counted = [
    { key: 'address', max: 1, before: 1, left: 20 },
    { key: 'account', max: 1, before: 1, left: 40 },
    { key: 'mail', max: 1, before: 0, left: 60 },
  ]
  const { verdicts } = evaluateLimits([['address', 'account', 'mail']], counted)
  expect(verdicts).toEqual([{ allowed: false, retryAfterSeconds: 40 }])
})
