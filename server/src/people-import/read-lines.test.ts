/** What is read out of pasted lines and CSV. */
import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const read = (text: string) =>
  readLines(text).map(({ line, email, role, labels, reason }) => [line, email, role, labels, reason])

test('one address a line, as it was pasted', () => {
  expect(read('ada@example.com\n\n  Grace Hopper <grace@example.com>\r\nbad\n')).toEqual([
    [1, 'ada@example.com', null, [], null],
    [3, 'grace@example.com', null, [], null],
    [4, 'bad', null, [], 'Invalid email'],
  ])
})

test('columns in the order of a header, with comma, semicolon or tab, and a mark of the byte order', () => {
  const lines = [[2, 'ada@example.com', 'staff', ['Math', 'Chess'], null]]
  expect(read('\uFEFFRole,Labels,E-Mail,Comment\nSTAFF,Math;Chess,ada@example.com,x')).toEqual(lines)
  expect(read('role\tlabels\temail\nstaff\tMath; chess ;Chess\tada@example.com')).toEqual([
    [2, 'ada@example.com', 'staff', ['Math', 'Chess'], null],
  ])
  expect(read('email;role\nada@example.com;user')).toEqual([[2, 'ada@example.com', 'User', [], null]])
})

test('a line is numbered as an editor does, behind a cell with a line break in it', () => {
  expect(read('email,labels\n"ada@example.com","Math\nand Chess"\nbad,\n').map(([line]) => line)).toEqual([2, 4])
})

test.each([
  ['ada@example.com,admin', 'The role must be owner, staff or User.'],
  [`ada@example.com,,${'x'.repeat(41)}`, /at most 20 labels/],
  [`ada@example.com,,${Array.from({ length: 21 }, (_, index) => `l${index}`).join(';')}`, /at most 20 labels/],
  ['ada@example.com,,win at evil.com', /cannot contain a web or email address/],
  ['"broken,staff', /Invalid email|cannot be read/],
])('refused: %s', (text, reason) => {
  expect(readLines(text)[0]?.reason).toMatch(reason)
})

test('an address that stands there twice is refused the second time, in any case', () => {
  expect(readLines('ada@example.com\nADA@example.com')[1]?.reason).toBe('This address stands in line 1 already.')
})

test('what is beyond one import is refused line by line', () => {
  const many = Array.from({ length: 10_001 }, (_, index) => `person${index}@example.com`).join('\n')
  const lines = readLines(many)
  expect(lines).toHaveLength(10_001)
  expect(lines.filter(({ reason }) => reason !== null)).toMatchObject([{ line: 10_001 }])
})
