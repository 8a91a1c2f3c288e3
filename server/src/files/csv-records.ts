/** Splits CSV into records of cells; what they mean is read elsewhere. */
import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRecord {
  /** As an editor counts them, from 1: where a quoted cell holds a line break, the line that the record begins on. */
  line: number
  cells: string[]
  /** The text of a record that has no cells, since it cannot be read. */
  broken: string | null
}

/** As the parser tells of one. */
interface Read {
  record: string[]
  raw: string
  info: { lines: number }
}

const TOO_LONG = 'CSV_MAX_RECORD_SIZE'

/**
 * `text` has one kind of line break. Never throws: what cannot be read is a broken record, in its place. Records of
 * empty cells are left out. What is behind a record that is longer than `longest` is not read, and that one is broken:
 * each odd quote takes a time that grows with the longest cell before it.
 */
export function csvRecords(text: string, delimiter = ',', longest = 0): CsvRecord[] {
  const broken: CsvRecord[] = []
  const read: Read[] = []
  const take = (record: unknown) => {
    read.push(record as Read)
    return null
  }
  try {
    parse(text, {
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      delimiter,
      skip_records_with_error: true,
      max_record_size: longest,
      on_record: take,
      on_skip: (error, raw) => {
        broken.push({ line: Number(error?.['lines'] ?? 1), cells: [], broken: raw?.trim() ?? '' })
        if (error?.code === TOO_LONG) throw error
        return undefined
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== TOO_LONG) throw error
  }
  const records = read
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, raw, info }) => {
      // The parser knows where a record ends; a quoted cell may have begun lines before.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0)
      return { line, cells: record, broken: null }
    })
  return [...records, ...broken].sort((one, other) => one.line - other.line)
}
