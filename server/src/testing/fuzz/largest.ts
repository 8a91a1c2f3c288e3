/** The largest value that a schema lets through, or nearly, all of one letter: what costs the most, if anything does. */
import type { JsonSchema, Known } from './values.ts'

const MOST_ITEMS = 3_000
/** Of an item at the least, with the names of its fields. */
const ITEM = 100
/** A text that may be longer takes what others of its body leave. */
const SHORT = 300

/** In: how many bytes the whole of it may have. What names somebody or something that is there is that. */
export function largestOf(schema: JsonSchema, letter: string, known: Known, bytes: number, name = ''): unknown {
  const [there] = known[name] ?? []
  if (there !== undefined && schema['type'] === 'string') return there
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0]
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  const choice = choices?.find(({ type }) => type !== 'null')
  if (choice) return largestOf(choice, letter, known, bytes, name)
  if (schema['type'] === 'object') {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
    const share = bytes / (properties.filter(([, field]) => isLong(field)).length || properties.length)
    return Object.fromEntries(properties.map(([key, field]) => [key, largestOf(field, letter, known, share, key)]))
  }
  if (schema['type'] === 'array') {
    const length = Math.max(1, Math.floor(Math.min(numberOf(schema['maxItems']), MOST_ITEMS, bytes / ITEM)))
    const item = largestOf((schema['items'] ?? {}) as JsonSchema, letter, known, bytes / length)
    return Array.from({ length }, () => item)
  }
  if (schema['type'] === 'boolean') return true
  if (schema['type'] === 'number' || schema['type'] === 'integer') return Math.min(numberOf(schema['maximum']), 1e9)
  const length = Math.min(numberOf(schema['maxLength']), (bytes * letter.length) / bytesOf(letter))
  return letter.repeat(Math.max(1, Math.floor(length / letter.length)))
}

/** As it is sent. */
function bytesOf(letter: string): number {
  return Buffer.byteLength(JSON.stringify(letter)) - 2
}

function isLong(schema: JsonSchema): boolean {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined
  if (choices) return choices.some(isLong)
  if (schema['type'] === 'object' || schema['type'] === 'array') return true
  return schema['type'] === 'string' && !Array.isArray(schema['enum']) && numberOf(schema['maxLength']) > SHORT
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Infinity
}
