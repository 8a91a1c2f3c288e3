/** The bytes of a file as records of cells. */
import { rosterMaxLines } from '@atrium/contract/limits'
import { type CsvRecord, csvRecords } from '#files/csv-records.ts'
import { howMany } from '#files/how-many.ts'

/** The standard says UTF-8; what a spreadsheet saves as "Unicode text" says itself that it is UTF-16. Undefined for neither. */
export function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // No column of the database holds it.
    return text.includes('\0') ? undefined : text.toWellFormed()
  } catch {
    return undefined
  }
}

/** What is left for the files that were not read yet, of what is read of one archive. */
export interface Room {
  lines: number
  cells: number
}

/** A line may hold a quoted line break, and a file columns that nobody reads here. */
const LINES_TO_ONE = 2
const CELLS_TO_ONE = 100
/** With all that is not read here. */
const LONGEST_RECORD = 16 * 1024

export function newRoom(): Room {
  return { lines: LINES_TO_ONE * rosterMaxLines, cells: CELLS_TO_ONE * rosterMaxLines }
}

/**
 * Either line end. A spreadsheet that saves UTF-16 separates with tabs. What `room` has no more of is counted before any
 * of it is read, and told of instead: a record costs a thousand times what its two bytes do.
 */
export function recordsOf(text: string, room: Room): CsvRecord[] | { tooMany: keyof Room } {
  const lines = text.replace(/\r\n?/g, '\n')
  const first = lines.slice(0, Math.max(lines.indexOf('\n'), 0) || undefined)
  const separator = first.includes('\t') && !first.includes(',') ? '\t' : ','
  const used = { lines: howMany(lines, '\n', room.lines), cells: howMany(lines, separator, room.cells) }
  if (used.lines > room.lines) return { tooMany: 'lines' }
  if (used.cells > room.cells) return { tooMany: 'cells' }
  room.lines -= used.lines
  room.cells -= used.cells
  return csvRecords(lines, separator, LONGEST_RECORD)
}
