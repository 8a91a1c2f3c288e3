/** Splits CSV into records of cells; what they mean is read elsewhere. */
import { parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** As an editor counts them, from 1: where a quoted cell holds a line break, the line that the record begins on. */
  line: number
  cells: string[]
  /** The text of a record that has no cells, since it cannot be read. */
  broken: string | null
}

/**
 * `text` has one kind of line break. Never throws: what cannot be read is a broken record, in its place. Records of
 * empty cells are left out.
 */
export function csvRecords(text: string, delimiter = ','): CsvRecord[] {
  const broken: CsvRecord[] = []
  const read = parse(text, {
    ...{ bom: true, info: true, raw: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    delimiter,
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
      return { line, cells: record, broken: null }
    })
  return [...records, ...broken].sort((one, other) => one.line - other.line)
}
