/** Which headings an import knows, in every language that our own files are written in. */
import { languages } from '@atrium/contract/languages'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { expect, test } from 'vitest'
import { columnNames, headingsIn } from '#http/languages/columns.ts'
import { importColumnOf, isProblemHeading } from './headings.ts'
import { readList } from './read-lines.ts'

test.each(languages)('every heading of %s means one column, whatever the others call theirs', (language) => {
  for (const [column, names] of Object.entries(columnNames[language]))
    for (const name of names) {
      const isRead = importColumns.some((one) => one === column)
      expect(importColumnOf(name), name).toBe(isRead ? column : undefined)
      expect(isProblemHeading(name), name).toBe(column === 'problem')
    }
})

test.each(languages)('a template of %s, filled in, is read', (language) => {
  const template = importColumns.map((column) => columnNames[language][column][0])
  const cells = ['ada@example.com', 'Ada', 'Byron', 'staff', 'Math', '2031-09-01', '2032-07-31']
  const { lines, ignored } = readList(`${template.join(',')}\r\n${cells.join(',')}\r\n`)
  expect(ignored).toEqual([])
  expect(lines).toMatchObject([
    {
      line: 2,
      email: 'ada@example.com',
      givenName: 'Ada',
      familyName: 'Byron',
      role: 'staff',
      labels: ['Math'],
      reason: null,
    },
  ])
})

test('whoever asks for no language gets the names of the fields, as programs know them', () => {
  expect(headingsIn('en', ['given_name', 'joined'])).toEqual(['given_name', 'joined'])
  expect(headingsIn('de', ['given_name', 'joined'])).toEqual(['Vorname', 'Beigetreten'])
})
