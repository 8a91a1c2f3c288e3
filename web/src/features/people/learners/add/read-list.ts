/**
 * A pasted list or a CSV file as lines of learners: username, first name, last name, class. What is right or wrong about
 * them is the server's to say.
 */
import type { IgnoredColumn } from '@atrium/contract/people/people-import'
import { unescapeFormula } from '@atrium/contract/rules/csv/formula-cell'
import {
  type ColumnNames,
  type Columns,
  columnsNamedBy,
  columnsOf,
  type LearnerColumn,
  type ListColumn,
} from './list-columns.ts'
import { readTable, type Row } from './list-table.ts'
import { splitName } from './split-name.ts'

export interface ListedLearner extends Record<LearnerColumn, string> {
  /** As an editor counts them, from 1. */
  line: number
  /** Its quotes do not end: what follows in the list stands in it, and is not known. */
  isCutOff?: true
}

/** A column in which anything is written. */
export interface ReadColumn {
  /** From 1. */
  column: number
  /** What the first line calls it; empty where it calls nothing. */
  heading: string
  /** The first of its cells. */
  sample: string
  of: ListColumn | null
}

export interface LearnerList {
  learners: ListedLearner[]
  columns: Columns
  filled: ReadColumn[]
  /** Whether the first line names the columns. */
  isHeaded: boolean
}

/**
 * In: the text, what the page's language calls the columns, and what they hold where somebody said so. Lines without
 * anything in them are left out.
 */
export function readLearnerList(text: string, names: ColumnNames, chosen?: Columns): LearnerList {
  const { rows, isByComma } = readTable(text, (cells) => columnsNamedBy(cells, names) !== null)
  const headed = columnsNamedBy(rows[0]?.cells ?? [], names)
  const lines = headed === null ? rows : rows.slice(1)
  const cells = lines.map((row) => row.cells)
  const columns = chosen ?? headed ?? columnsOf(cells, isByComma)
  const headings = headed === null ? [] : (rows[0]?.cells ?? [])
  return {
    learners: lines.map((row) => toLearner(row, columns, headed !== null)),
    columns,
    filled: filledColumns([headings, ...cells]).map((place) => ({
      column: place + 1,
      heading: (headings[place] ?? '').trim(),
      sample: cells.map((row) => (row[place] ?? '').trim()).find((cell) => cell !== '') ?? '',
      of: columns[place] ?? null,
    })),
    isHeaded: headed !== null,
  }
}

export interface UnreadColumns {
  ignored: IgnoredColumn[]
  /** Each holds the same as an earlier column, which is read. */
  repeated: IgnoredColumn[]
}

/** The columns in which anything is written that is not read. */
export function unreadColumns({ filled, columns }: LearnerList): UnreadColumns {
  const unread = filled.filter(({ column, of }) => of === null || columns.indexOf(of) !== column - 1)
  const told = ({ column, heading }: ReadColumn) => ({ column, heading })
  return {
    ignored: unread.filter(({ of }) => of === null).map(told),
    repeated: unread.filter(({ of }) => of !== null).map(told),
  }
}

function filledColumns(rows: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const places = Array.from({ length: width }, (_, place) => place)
  return places.filter((place) => rows.some((cells) => (cells[place] ?? '').trim() !== ''))
}

function toLearner({ line, cells, isCutOff }: Row, columns: Columns, isHeaded: boolean): ListedLearner {
  const cellAt = (place: number) => unescapeFormula((cells[place] ?? '').trim())
  const cellOf = (column: ListColumn) => (columns.includes(column) ? cellAt(columns.indexOf(column)) : '')
  const read = { username: cellOf('username'), given_name: cellOf('given_name'), family_name: cellOf('family_name') }
  const isAlone = !isHeaded && columns.length > 1 && cells.every((cell, place) => place === 0 || cell.trim() === '')
  const whole = isAlone ? cellAt(0) : wholeNameIn(read, cellOf('name'))
  const named = whole === '' ? read : { ...read, ...splitName(whole) }
  const username = whole === read.username ? '' : read.username
  return { line, ...named, username, class: cellOf('class'), ...(isCutOff ? { isCutOff } : {}) }
}

/** Empty where its parts are known. No line can do without a name: what stands alone is none but that. */
function wholeNameIn(read: Omit<Record<LearnerColumn, string>, 'class'>, name: string): string {
  return read.given_name !== '' || read.family_name !== '' ? '' : name || read.username
}
