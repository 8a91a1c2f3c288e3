/** Which column of a list holds what, and which hold something that an import has no use for. */
import type { IgnoredColumn } from '@atrium/contract/people/people-import'
import { type ImportColumn, importColumns } from '@atrium/contract/rules/csv/columns'
import { isEmail } from '@atrium/contract/rules/is-email'
import type { CsvRecord } from '#files/csv-records.ts'
import { shortened } from '#member-imports/line-errors.ts'
import { addressIn } from './address-in.ts'
import { importColumnOf, isProblemHeading } from './headings.ts'

export interface Columns {
  /** Whether the first record names them. */
  named: boolean
  cellOf: (cells: string[], column: ImportColumn) => string
  ignored: IgnoredColumn[]
  ignoredTotal: number
  /** Those of `ignored`, by their number, that hold the same as an earlier column. */
  repeated: number[]
}

/** Without a line that names them. */
const unnamed: readonly ImportColumn[] = ['email', 'role', 'labels']

/** Where something else stands before the first address, such as a name, nobody knows what is what but the address. */
function unnamedColumns(records: readonly CsvRecord[]): readonly (ImportColumn | undefined)[] {
  const first = records.find(({ cells }) => cells.some(isAddress))?.cells.findIndex(isAddress) ?? 0
  return first === 0 ? unnamed : [...Array.from({ length: first }, () => undefined), 'email']
}

const isAddress = (cell: string) => isEmail(addressIn(cell))
/** As many as somebody reads. */
const IGNORED_TOLD = 20

export function readColumns(records: readonly CsvRecord[]): Columns {
  const first = records[0]?.cells ?? []
  const known = first.map(importColumnOf)
  const named = known.includes('email') || isHeaderWithoutEmail(first, known)
  const columns = named ? known : unnamedColumns(records)
  // Of two with the same meaning the first is read, and the other one is named among the ignored.
  const places = new Map(importColumns.map((column) => [column, columns.indexOf(column)]))
  const read = new Set(places.values())
  const headings = named ? first : []
  const unread = filledColumns(records).filter((place) => !read.has(place) && !isProblemHeading(headings[place] ?? ''))
  const ignored = unread.slice(0, IGNORED_TOLD).map((place) => {
    return { column: place + 1, heading: shortened(headings[place] ?? '') }
  })
  const repeated = named ? unread.slice(0, IGNORED_TOLD).filter((place) => known[place] !== undefined) : []
  return {
    named,
    ignored,
    ignoredTotal: unread.length,
    repeated: repeated.map((place) => place + 1),
    cellOf: (cells, column) => cells[places.get(column) ?? -1]?.trim() ?? '',
  }
}

/** Nobody is called like two columns and has no address: each line is then told that it has none. */
function isHeaderWithoutEmail(cells: string[], known: (ImportColumn | undefined)[]): boolean {
  return known.filter((column) => column !== undefined).length >= 2 && !cells.some((cell) => isEmail(cell.trim()))
}

/** The places of columns in which anything is written at all. */
function filledColumns(records: readonly CsvRecord[]): number[] {
  const filled = new Set<number>()
  for (const { cells } of records) {
    for (const [place, cell] of cells.entries()) {
      if (!filled.has(place) && cell.trim() !== '') filled.add(place)
    }
  }
  return [...filled].sort((one, other) => one - other)
}
