/** Splits pasted lines or CSV into records of cells; what they mean is read elsewhere. */
import { importMaxLines } from '@atrium/contract/limits'
import { unescapeFormula } from '@atrium/contract/rules/formula-cell'
import { parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** As an editor counts them, from 1. */
  line: number
  cells: string[]
  /** The text of a record that has no cells, since it cannot be read. */
  broken: string | null
}

/** What is beyond an import is still told of line by line, up to here. */
const MOST_READ = 2 * importMaxLines

/** Never throws. Empty lines are skipped; `restFrom` is the line from which on nothing was read. */
export function readRecords(text: string): { records: CsvRecord[]; restFrom?: number } {
  const { readable, restFrom } = cut(text.replace(/\r\n?/g, '\n'))
  const records = recordsOf(readable)
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

function recordsOf(text: string): CsvRecord[] {
  const broken: CsvRecord[] = []
  const read = parse(text, {
    ...{ bom: true, info: true, raw: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    delimiter: delimiterOf(text),
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      const line = Number(error?.['lines'] ?? 1)
      broken.push({ line, cells: [], broken: raw?.trim() ?? '' })
      return undefined
    },
  }) as unknown as { record: string[]; raw: string; info: { lines: number } }[]
  const records = read
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, raw, info }) => {
      // The parser knows where a record ends; a quoted cell may have begun lines before.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0)
      // As a list of ours that was downloaded may have them.
      return { line, cells: record.map(unescapeFormula), broken: null }
    })
  return [...records, ...broken].sort((one, other) => one.line - other.line)
}

/** What the first line separates its cells with. A semicolon may also stand between labels, so it comes last. */
function delimiterOf(text: string): string {
  const first = text.split('\n', 1)[0] ?? ''
  return ['\t', ',', ';'].find((mark) => first.includes(mark)) ?? ','
}
