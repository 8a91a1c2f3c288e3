/** What is written into a list that is downloaded, in the browser and by the server, is harmless, and is read again. */
import { escapeFormula, unescapeFormula } from '@atrium/contract/rules/csv/formula-cell'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { harmlessCsv } from '#files/harmless-csv.ts'

const signs = ['=', '+', '-', '@', '\t', '\r', '\uff1d', '\uff0b', '\uff0d', '\uff20']
const harmless = ['', 'Ada', "O'Hara", "'quoted'", 'a=b', ' =x', 'a; b', 'maths; physics', 'a;b;', 'a;"b"', 'a\nb']
const commands = signs.map((sign) => `${sign}cmd|calc`)
const behind = commands.flatMap((command) => [
  ...[`Ada;${command};x`, `maths;  ${command}`, `Ada\t${command}`],
  ...[`Ada;"${command};x`, `Ada; "" ${command}`, `Ada\n${command}`, `Ada\r\n"${command}\nx`],
])

test.each([...commands, ...harmless])('%j is written as a library for it does', (cell) => {
  const [line = ''] = stringify([[cell]], { escape_formulas: true, quoted: true, record_delimiter: '\n' }).split(/\n$/)
  expect(escapeFormula(cell)).toBe(line.slice(1, -1).replaceAll('""', '"'))
})

test.each([...commands, ...behind, ...harmless])('%j is read again as it was', (cell) => {
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
})

describe.each([',', ';', '\t'])('a spreadsheet that separates by %j', (separator) => {
  test.each([...commands, ...behind])('has no formula where the list says %j', (cell) => {
    const [, ...lines] = stringify([['Ada Lovelace', cell, 'x']], { ...harmlessCsv, columns: ['a', 'b', 'c'] }).split(
      /[\r\n]+/,
    )
    // Quotes are heeded where a cell begins alone, so that those of another separator do nothing.
    const cells = lines.flatMap((line) => line.split(separator)).map((each) => each.replace(/^[ "]+/, ''))
    expect(cells.filter((each) => signs.some((sign) => each.startsWith(sign)))).toEqual([])
  })
})

test('long texts are read in a moment', () => {
  const began = performance.now()
  for (const long of [
    ';'.repeat(100_000),
    '; '.repeat(50_000),
    `;${' '.repeat(100_000)}`,
    ';"'.repeat(50_000),
    '\n"'.repeat(50_000),
  ]) {
    expect(unescapeFormula(escapeFormula(long))).toBe(long)
  }
  expect(performance.now() - began).toBeLessThan(1_000)
})
