/** Values for whatever holds answers to their contract. */
import fc from 'fast-check'
import type * as z from 'zod/mini'

/** Values that a schema accepts, and here and there something else in their place. */
export function answersOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return valuesOf(schema as unknown as z.core.$ZodTypes)
}

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
