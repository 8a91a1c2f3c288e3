/** In which order the operations of a bulk are done, and how many references one of them may have. */
import { expect, test } from 'vitest'
import { inOrder, mapReferences, maxReferences } from './bulk-references.ts'

const operation = (bulkId: string, ...needs: string[]) => ({
  method: 'POST',
  path: '/Groups',
  bulkId,
  data: { members: needs.map((id) => ({ value: `bulkId:${id}` })) },
})

test.each([
  ['nothing refers to anything', [operation('a'), operation('b'), operation('c')], 'abc'],
  ['behind what is further down, and no further', [operation('a', 'c'), operation('b'), operation('c')], 'bca'],
  [
    'the first of those that wait comes first',
    [operation('a', 'd'), operation('b', 'd'), operation('c', 'b'), operation('d')],
    'dabc',
  ],
  [
    'a circle, and what waits for it, stays as it is',
    [operation('a', 'b'), operation('b', 'a'), operation('c'), operation('d', 'a')],
    'cabd',
  ],
  ['what refers to itself, and to nothing here', [operation('a', 'a'), operation('b', 'none')], 'ba'],
  ['twice to the same', [operation('a', 'b', 'b'), operation('b')], 'ba'],
])('%s', (_what, operations, expected) => {
  const ordered = inOrder(operations).map((one) => one.operation['bulkId'])
  expect(ordered.join('')).toBe(expected)
})

test('a reference in a path waits too', () => {
  const change = { method: 'PATCH', path: '/Groups/bulkId:a', data: {} }
  expect(inOrder([change, operation('a')]).map(({ place }) => place)).toEqual([1, 0])
})

test(`no more than ${maxReferences} references in one operation, which is refused in its place`, () => {
  const many = (count: number) => Array<string>(count).fill('bulkId:b')
  expect(mapReferences(many(maxReferences), () => 'x')).toHaveLength(maxReferences)
  expect(() => mapReferences(many(maxReferences + 1), () => 'x')).toThrow(/No more than/)
  const data = { members: many(maxReferences + 1) }
  expect(inOrder([{ bulkId: 'a', data }, operation('b')]).map(({ place }) => place)).toEqual([0, 1])
})
