/** Pasted lines or CSV as records of cells, as many as an import reads; what they mean is read elsewhere. */
import { importMaxLines } from '@atrium/contract/limits'
import { startOfList } from '@atrium/contract/rules/csv/first-line'
import { unescapeFormula } from '@atrium/contract/rules/csv/formula-cell'
import { type CsvRecord, csvRecords } from '#files/csv-records.ts'

/** What is beyond an import is still told of line by line, up to here. */
const MOST_READ = 2 * importMaxLines

/** Never throws. Empty lines are skipped; `restFrom` is the line from which on nothing was read. */
export function readRecords(text: string): { records: CsvRecord[]; restFrom?: number } {
  const { text: list, separator } = startOfList(withoutMark(text).replace(/\r\n?/g, '\n'))
  const { readable, restFrom } = cut(list)
  const records = csvRecords(readable, separator ?? separatorIn(readable)).map((record) => {
    // As a list of ours that was downloaded may have them.
    return { ...record, cells: record.cells.map(unescapeFormula) }
  })
  return restFrom === undefined ? { records } : { records, restFrom }
}

/** The lines that are read, empty ones not counted, and the line from which on they are not. */
function cut(text: string): { readable: string; restFrom?: number } {
  let [start, line, filled] = [0, 1, 0]
  while (filled < MOST_READ) {
    const end = text.indexOf('\n', start)
    if (end < 0) return { readable: text }
    if (end > start) filled += 1
    start = end + 1
    line += 1
  }
  if (text.slice(start).trim() === '') return { readable: text.slice(0, start) }
  return { readable: text.slice(0, start), restFrom: line }
}

/** The mark that says UTF-8. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

/** That of the first line that has any. A semicolon may also stand between labels, so it comes last. */
function separatorIn(text: string): string {
  const line = /^[^\t,;\n]*[\t,;].*$/m.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  return ['\t', ',', ';'].find((mark) => line.includes(mark)) ?? ','
}
