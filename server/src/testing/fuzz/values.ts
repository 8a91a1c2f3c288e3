/** Values for a field: such as its schema asks for, such as are known to exist, and such as nobody should send. */
import fc from 'fast-check'

export type JsonSchema = Record<string, unknown>
/** By the name of a field: values that mean something to the server that is asked. */
export type Known = Record<string, readonly unknown[]>

const HUGE = 70_000

const texts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%00',
    '%ff',
    '../../etc/passwd',
    "' or 1=1 --",
    '<img src=x onerror=x>',
  ],
  ...['__proto__', 'constructor', 'İ', '٣', 'ﷺ', '\u202eabc', '$1', '{{7*7}}', '=1+1', 'null', 'undefined', 'NaN'],
  ...[
    '-1',
    '1e309',
    '9'.repeat(30),
    '0000-00-00',
    '2026-02-30',
    '+275760-09-13',
    '9999-12-31T23:59:60Z',
    'a'.repeat(HUGE),
  ],
  // Places that a list goes on from.
  ...['+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '99999'].map(
    (moment) => `${moment}_00000000-0000-0000-0000-000000000000`,
  ),
  ...['9999-12-31T23:59:59.999Z_', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-10:00', '9'.repeat(18)],
]
const things = [
  ...[null, true, -0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 2, 2 ** 31, [], {}, [[]], { $ne: 1 }],
  ...[JSON.parse('{"__proto__":{"isOwner":true}}') as unknown, { toString: 1, length: 1e9 }, Array(300).fill('x')],
]

/** What nobody should send: of any type where a body is made of it, texts alone where an address is. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...things) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** What a schema asks for, as far as JSON Schema says it; mostly a known value, where the field has some. */
export function valueOf(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const made = madeOf(schema, known, name)
  const there = known[name]
  if (there === undefined || there.length === 0) return made
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: made })
}

function madeOf(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) {
    return fc.oneof(...(choices as JsonSchema[]).map((choice) => valueOf(choice, known, name)))
  }
  return byType[String(schema['type'])]?.(schema, known, name) ?? fc.jsonValue()
}

const byType: Record<string, (schema: JsonSchema, known: Known, name: string) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => fc.integer(rangeOf(schema)),
  number: (schema) => fc.oneof(fc.integer(rangeOf(schema)), fc.double({ noNaN: true, noDefaultInfinity: true })),
  string: (schema) => textOf(schema),
  array: (schema, known, name) =>
    fc.array(valueOf((schema['items'] ?? {}) as JsonSchema, known, singular(name)), { maxLength: 4 }),
  object: (schema, known) => objectOf(schema, known),
}

function rangeOf({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const bounded = (value: unknown, otherwise: number) =>
    typeof value === 'number' ? Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value)) : otherwise
  return { min: bounded(minimum, -3), max: bounded(maximum, 1_000) }
}

function textOf({ pattern, format, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 40 })
    } catch {
      // An expression that looks around: nothing can be made of it.
      return fc.string()
    }
  }
  const min = typeof minLength === 'number' ? minLength : 0
  const max = typeof maxLength === 'number' ? maxLength : 30
  return fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 40) })
}

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const fields = Object.fromEntries(properties.map(([name, field]) => [name, valueOf(field, known, name)]))
  const requiredKeys = ((schema['required'] ?? []) as string[]).filter((name) => name in fields)
  return fc.record(fields, { requiredKeys })
}

/** `ids` holds such as an `id` is. */
function singular(name: string): string {
  return name.endsWith('s') ? name.slice(0, -1) : name
}
