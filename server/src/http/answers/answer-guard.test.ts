/** The compiled guard lets out what Zod lets out, and nothing else. */
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answersOf } from '#testing/fuzz/answers-of.ts'
import { compileGuard } from './answer-guard.ts'

const answers = (endpoints as readonly Endpoint[]).map(({ id, answer }) => ({
  id,
  answer,
  guard: compileGuard(answer),
}))
const compiled = answers.flatMap(({ guard, ...rest }) => (guard ? [{ ...rest, guard }] : []))

/** As it arrives. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(compiled)('$id: what the guard accepts, Zod accepts and leaves as it is', ({ answer, guard }) => {
  let accepted = 0
  fc.assert(
    fc.property(answersOf(answer), (value) => {
      const parsed = answer.safeParse(value)
      if (guard(value)) {
        accepted += 1
        expect(parsed.success).toBe(true)
        expect(JSON.stringify(value)).toBe(JSON.stringify(parsed.data))
      } else if (parsed.success) {
        // It asks Zod where it need not only for what is no plain object, or in another order.
        const same = isDeepStrictEqual(written(value), value) && JSON.stringify(value) === JSON.stringify(parsed.data)
        expect(same).toBe(false)
      }
    }),
    { numRuns: 300 },
  )
  expect(accepted).toBeGreaterThan(0)
})

test('the lists and the calls of every page are compiled', () => {
  const ids = compiled.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['listMembers', 'listOrganizations', 'organizationMembership', 'getProfile', 'findUser']),
  )
})

test('what is more than a plain shape is left to Zod', () => {
  for (const schema of [
    z.object({ a: z.string() }),
    z.string().check(z.trim()),
    z.email(),
    z.int(),
    z.coerce.number(),
    z._default(z.string(), 'a'),
    z.union([z.string(), z.number()]),
    z.strictObject({
      a: z.strictObject({
        b: z.pipe(
          z.string(),
          z.transform((text) => text.length),
        ),
      }),
    }),
    z.array(z.string()).check(z.maxLength(2)),
  ]) {
    expect(compileGuard(schema)).toBeUndefined()
  }
})

test('keys in another order, as a database may keep them, are left to Zod, which answers them as ever', () => {
  const schema = z.strictObject({ a: z.string(), b: z.optional(z.string()), c: z.number() })
  const guard = compileGuard(schema)
  expect([guard?.({ a: '', c: 1 }), guard?.({ a: '', b: '', c: 1 }), guard?.({ c: 1, a: '' })]).toEqual([
    true,
    true,
    false,
  ])
  expect([guard?.({ a: '' }), guard?.({ a: '', c: 1, d: 1 }), guard?.({ c: 1 })]).toEqual([false, false, false])
})
