/** What operations of a bulk refer to by `bulkId:x`, and the order that follows from it (RFC 7644, section 3.7.2). */
import { fieldOf, isObject, type Json, ofFewFields } from './fields.ts'
import { badRequest } from './scim-error.ts'

/** Of one operation: as many as a PATCH may have operations. */
export const maxReferences = 1_000
const MAX_DEPTH = 10
const REFERENCE = 'bulkId:'

interface Placed {
  place: number
  operation: Json
}

/**
 * What refers to something that is made further down comes behind it; everything else stays in its order. A circle
 * stays as it is, and fails. Each reference is looked at once.
 */
export function inOrder(operations: Json[]): Placed[] {
  const made = new Map(operations.map((one, place) => [fieldOf(one, 'bulkId'), place]))
  const needs = operations.map((one) => new Set(referencesIn(one).flatMap((id) => made.get(id) ?? [])))
  const missing = needs.map(({ size }) => size)
  const waiting = operations.map((): number[] => [])
  needs.forEach((places, place) => places.forEach((needed) => waiting[needed]?.push(place)))
  const ready = [...operations.keys()].filter((place) => missing[place] === 0)
  const ordered = new Set<number>()
  for (let place = ready.shift(); place !== undefined; place = ready.shift()) {
    ordered.add(place)
    for (const one of waiting[place] ?? []) {
      const left = (missing[one] ?? 0) - 1
      missing[one] = left
      if (left === 0) putInPlace(ready, one)
    }
  }
  for (const place of operations.keys()) ordered.add(place)
  return [...ordered].map((place) => ({ place, operation: operations[place] ?? {} }))
}

function putInPlace(ready: number[], place: number): void {
  const behind = ready.findIndex((one) => one > place)
  ready.splice(behind === -1 ? ready.length : behind, 0, place)
}

/** None where they cannot be read: the operation is refused for that in its place. */
function referencesIn(operation: Json): string[] {
  const path = fieldOf(operation, 'path')
  const inPath = typeof path === 'string' ? /bulkId:([^/]+)/.exec(path)?.[1] : undefined
  const found = inPath === undefined ? [] : [inPath]
  try {
    visitReferences(fieldOf(operation, 'data'), (id) => found.push(id))
  } catch {
    return []
  }
  return found
}

/** The same value, with what `bulkId:x` stands for. Refuses with `invalidSyntax` and `tooMany`. */
export function mapReferences(value: unknown, of: (bulkId: string) => string): unknown {
  let references = 0
  visitReferences(value, () => (references += 1))
  return references === 0 ? value : mapped(value, of)
}

/** Makes nothing of the value: all of a bulk are looked at before the first is done. Refuses as `mapReferences` does. */
function visitReferences(value: unknown, visit: (bulkId: string) => void): void {
  let references = 0
  const look = (one: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) throw badRequest('invalidSyntax', 'The data is nested too deep.')
    if (typeof one === 'string') {
      const id = referenceIn(one)
      if (id === undefined) return
      references += 1
      if (references > maxReferences) throw badRequest('tooMany', `No more than ${maxReferences} references.`)
      visit(id)
    } else if (Array.isArray(one)) {
      for (const item of one) look(item, depth + 1)
    } else if (isObject(one)) {
      for (const item of Object.values(ofFewFields(one, 'The data'))) look(item, depth + 1)
    }
  }
  look(value, 0)
}

/** Of what has been looked at, and so is not deep. */
function mapped(value: unknown, of: (bulkId: string) => string): unknown {
  if (typeof value === 'string') {
    const id = referenceIn(value)
    return id === undefined ? value : of(id)
  }
  if (Array.isArray(value)) return value.map((one) => mapped(one, of))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, of)]))
}

function referenceIn(text: string): string | undefined {
  return text.startsWith(REFERENCE) && text.length > REFERENCE.length ? text.slice(REFERENCE.length) : undefined
}
