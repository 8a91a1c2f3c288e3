/** The compiled guard lets out what Zod lets out, and nothing else. */
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileGuard } from './answer-guard.ts'

const answers = (endpoints as readonly Endpoint[]).map(({ id, answer }) => ({
  id,
  answer,
  guard: compileGuard(answer),
}))
const compiled = answers.flatMap(({ guard, ...rest }) => (guard ? [{ ...rest, guard }] : []))

/** As it arrives. */
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Values that a schema accepts, and here and there something else in their place. */
function valuesOf(schema: z.core.$ZodTypes): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  const of = (inner: unknown) => valuesOf(inner as z.core.$ZodTypes)
  const right = (): fc.Arbitrary<unknown> => {
    if (def.type === 'string') return fc.string()
    // A double may be none that JSON knows.
    if (def.type === 'number') return fc.oneof({ weight: 50, arbitrary: fc.integer() }, fc.double())
    if (def.type === 'boolean') return fc.boolean()
    if (def.type === 'literal') return fc.constantFrom(...def.values)
    if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries))
    if (def.type === 'nullable') return fc.option(of(def.innerType))
    if (def.type === 'optional') return fc.option(of(def.innerType), { nil: undefined })
    if (def.type === 'array') return fc.array(of(def.element), { maxLength: 3 })
    if (def.type !== 'object') return fc.anything()
    const fields = Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, of(inner)]))
    const record = fc.record(fields, { noNullPrototype: true })
    const more = fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toJSON', 'passwordHash')),
      fc.anything(),
    )
    return fc.oneof(
      { weight: 30, arbitrary: record },
      fc.record(fields),
      fc.tuple(record, more).map(([one, two]) => ({ ...one, ...two })),
    )
  }
  const strange = fc.oneof(fc.anything({ withDate: true, withNullPrototype: true }), fc.constantFrom(NaN, [], {}, ''))
  // Seldom enough that an answer of thirty fields is whole now and then.
  return fc.oneof({ weight: 150, arbitrary: right() }, { weight: 1, arbitrary: strange })
}

test.each(compiled)('$id: what the guard accepts, Zod accepts and leaves as it is', ({ answer, guard }) => {
  let accepted = 0
  fc.assert(
    fc.property(valuesOf(answer as unknown as z.core.$ZodTypes), (value) => {
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
