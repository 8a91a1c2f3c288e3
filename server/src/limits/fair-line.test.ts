/** Whose turn it is. */
import { expect, test } from 'vitest'
import { FairLine } from './fair-line.ts'

/** Puts items named `who:n` into the lines that `who` names, outermost first, with a slash between two. */
function lineOf(...names: string[]) {
  const line = new FairLine<{ name: string }>()
  for (const name of names) line.push(pathOf(name), { name })
  return line
}
const pathOf = (name: string) => (name.split(':')[0] ?? '').split('/')

function drained(line: FairLine<{ name: string }>, may?: (name: string) => boolean): string[] {
  const names: string[] = []
  for (let next = line.shift(may); next; next = line.shift(may)) names.push(next.name)
  return names
}

test('who waits with one passes who waits with many', () => {
  expect(drained(lineOf('a:1', 'a:2', 'a:3', 'b:1', 'a:4', 'c:1', 'b:2'))).toEqual([
    ...['a:1', 'b:1', 'c:1', 'a:2', 'b:2', 'a:3', 'a:4'],
  ])
})

test('turns are taken within a line as between lines', () => {
  const names = ['x/a:1', 'x/a:2', 'x/a:3', 'x/b:1', 'y/c:1']
  expect(drained(lineOf(...names))).toEqual(['x/a:1', 'y/c:1', 'x/b:1', 'x/a:2', 'x/a:3'])
})

test('who may not go now keeps their place, and others go', () => {
  const line = lineOf('a:1', 'b:1', 'a:2')
  expect(drained(line, (name) => name !== 'a')).toEqual(['b:1'])
  expect(drained(line)).toEqual(['a:1', 'a:2'])
  expect(line.size).toBe(0)
})

test('what waits no longer is gone from every count', () => {
  const line = new FairLine<{ name: string }>()
  const [stays, goes] = [{ name: 'stays' }, { name: 'goes' }]
  line.push(['x', 'a'], stays)
  line.push(['x', 'a'], goes)
  expect([line.remove(['x', 'a'], goes), line.remove(['x', 'a'], goes), line.remove(['y'], stays)]).toEqual([
    ...[true, false, false],
  ])
  expect([line.size, line.sizeOf('x')]).toEqual([1, 1])
  expect(drained(line)).toEqual(['stays'])
})
