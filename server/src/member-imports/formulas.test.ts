/** What the browser writes into a list that is downloaded is as harmless as what the server writes, and is read again. */
import { escapeFormula, unescapeFormula } from '@atrium/contract/rules/csv/formula-cell'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'

const signs = ['=', '+', '-', '@', '\t', '\r', '\uff1d', '\uff0b', '\uff0d', '\uff20']
const harmless = ['', 'Ada', "O'Hara", "'quoted'", 'a=b', ' =x']

test.each([...signs.map((sign) => `${sign}cmd|calc`), ...harmless])('%j', (cell) => {
  const [line = ''] = stringify([[cell]], { escape_formulas: true, quoted: true, record_delimiter: '\n' }).split(/\n$/)
  expect(escapeFormula(cell)).toBe(line.slice(1, -1).replaceAll('""', '"'))
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
})
