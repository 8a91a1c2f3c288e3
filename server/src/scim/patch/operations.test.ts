/** How many changes a PATCH may have, however they are written. */
import { expect, test } from 'vitest'
import { operationsOf } from './operations.ts'

const fields = (many: number) => Object.fromEntries(Array.from({ length: many }, (_unused, n) => [`title.a${n}`, 'x']))
const tooMany = expect.objectContaining({ scimType: 'tooMany' })

test('a thousand, by path or as fields of a value', () => {
  const byPath = { op: 'replace', path: 'title', value: 'x' }
  expect(operationsOf({ Operations: Array<object>(1_000).fill(byPath) })).toHaveLength(1_000)
  expect(operationsOf({ Operations: [{ op: 'add', value: fields(1_000) }] })).toHaveLength(1_000)
})

test('more are refused before any is read, wherever they stand', () => {
  const some = { op: 'add', value: fields(600) }
  for (const Operations of [
    [{ op: 'add', value: fields(1_001) }],
    [some, some],
    [{ op: 'add', value: { 'urn:ietf:params:scim:schemas:core:2.0:User': fields(1_001) } }],
    Array<object>(1_001).fill({ op: 'remove', path: 'title' }),
  ]) {
    expect(() => operationsOf({ Operations })).toThrow(tooMany)
  }
})
