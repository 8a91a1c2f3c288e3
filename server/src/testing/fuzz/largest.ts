/** The largest value that a schema lets through, or nearly, all of one letter: what costs the most, if anything does. */
import type { JsonSchema, Known } from './values.ts'

/** Of a whole body: what is longer is refused by its length alone. */
const BYTES = 300_000
const MOST_ITEMS = 3_000

/** `share` says how many such values the bytes are for. What names somebody or something that is there is that. */
export function largestOf(schema: JsonSchema, letter: string, known: Known, name = '', share = 1): unknown {
  const [there] = known[name] ?? []
  if (there !== undefined && schema['type'] === 'string') return there
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0]
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  const choice = choices?.find(({ type }) => type !== 'null')
  if (choice) return largestOf(choice, letter, known, name, share)
  if (schema['type'] === 'object') {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    return Object.fromEntries(
      properties.map(([key, field]) => [key, largestOf(field, letter, known, key, share * properties.length)]),
    )
  }
  if (schema['type'] === 'array') {
    const length = Math.min(numberOf(schema['maxItems']), MOST_ITEMS)
    const item = largestOf((schema['items'] ?? {}) as JsonSchema, letter, known, '', share * length)
    return Array.from({ length }, () => item)
  }
  if (schema['type'] === 'boolean') return true
  if (schema['type'] === 'number' || schema['type'] === 'integer') return Math.min(numberOf(schema['maximum']), 1e9)
  const length = Math.min(numberOf(schema['maxLength']), BYTES / share / Buffer.byteLength(letter))
  return letter.repeat(Math.max(1, Math.floor(length / letter.length)))
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Infinity
}
