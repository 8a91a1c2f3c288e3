/**
 * A pasted list or a CSV file as lines of learners: username, first name, last name, class. What is right or wrong about
 * them is the server's to say.
 */
import type { IgnoredColumn } from '@atrium/contract/people/people-import'
import { startOfList } from '@atrium/contract/rules/csv/first-line'
import { unescapeFormula } from '@atrium/contract/rules/csv/formula-cell'

const listColumns = ['username', 'given_name', 'family_name', 'class'] as const
type Column = (typeof listColumns)[number]

export interface ListedLearner extends Record<Column, string> {
  /** As an editor counts them, from 1. */
  line: number
  /** Its quotes do not end: what follows in the list stands in it, and is not known. */
  isCutOff?: true
}

/** What a first line calls its columns, whatever the page's language. */
const english: Record<Column, readonly string[]> = {
  username: ['username', 'user name', 'login'],
  given_name: ['first name', 'given name', 'given_name', 'givenname', 'first'],
  family_name: ['last name', 'family name', 'family_name', 'familyname', 'last', 'surname'],
  class: ['class', 'group'],
}

type Names = Readonly<Record<Column, readonly string[]>>

/** In: the text, and what the page's language calls the columns. Lines without anything in them are left out. */
export function readLearnerList(text: string, names: Names): ListedLearner[] {
  const { records, headed } = readTable(text, names)
  const columns = headed ?? listColumns
  return (headed ? records.slice(1) : records).map(({ line, cells, isCutOff }) => {
    const cellOf = (column: Column) => {
      const place = columns.indexOf(column)
      return place < 0 ? '' : unescapeFormula((cells[place] ?? '').trim())
    }
    return {
      line,
      username: cellOf('username'),
      given_name: cellOf('given_name'),
      family_name: cellOf('family_name'),
      class: cellOf('class'),
      ...(isCutOff ? { isCutOff } : {}),
    }
  })
}

export interface UnreadColumns {
  ignored: IgnoredColumn[]
  /** Each holds the same as an earlier column, which is read. */
  repeated: IgnoredColumn[]
}

/** The columns in which anything is written that is not read. */
export function unreadColumns(text: string, names: Names): UnreadColumns {
  const { records, headed } = readTable(text, names)
  const columns: readonly (Column | null)[] = headed ?? listColumns
  const headings = headed ? (records[0]?.cells ?? []) : []
  const width = Math.max(0, ...records.map(({ cells }) => cells.length))
  const unread = Array.from({ length: width }, (_, place) => ({ place, of: columns[place] ?? null }))
    .filter(({ place, of }) => of === null || columns.indexOf(of) !== place)
    .filter(({ place }) => records.some(({ cells }) => (cells[place] ?? '').trim() !== ''))
  const told = ({ place }: { place: number }) => ({ column: place + 1, heading: (headings[place] ?? '').trim() })
  return {
    ignored: unread.filter(({ of }) => of === null).map(told),
    repeated: unread.filter(({ of }) => of !== null).map(told),
  }
}

function readTable(text: string, names: Names): { records: Row[]; headed: (Column | null)[] | null } {
  const records = recordsIn(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const [first] = records
  return { records, headed: first === undefined ? null : columnsOf(first.cells, names) }
}

/**
 * Null where the first line is somebody already. Nobody is called like two columns: where those of usernames are missing,
 * each line is told that it has none.
 */
function columnsOf(cells: readonly string[], names: Names): (Column | null)[] | null {
  const folded = (heading: string) => heading.trim().toLowerCase()
  const found = cells.map(
    (cell) =>
      listColumns.find((column) =>
        [...names[column], ...english[column]].some((name) => folded(name) === folded(cell)),
      ) ?? null,
  )
  const known = found.filter((column) => column !== null)
  return known.includes('username') || known.length >= 2 ? found : null
}

interface Row {
  line: number
  cells: string[]
  isCutOff?: true
}

/** As https://www.rfc-editor.org/rfc/rfc4180 has it, with whichever separator the first line has: a spreadsheet pastes tabs. */
function recordsIn(written: string): Row[] {
  const { text: characters, separator: told, firstLine } = startOfList(written)
  const separator = told ?? separatorIn(firstLine)
  const records: Row[] = []
  let row: Row = { line: 1, cells: [''] }
  let line = 1
  let isQuoted = false
  const write = (character: string) => {
    row.cells.push((row.cells.pop() ?? '') + character)
  }
  for (let place = 0; place < characters.length; place += 1) {
    const character = characters.charAt(place)
    const isEscaped = character === '"' && characters.charAt(place + 1) === '"'
    if (character === '\n') line += 1
    if (isQuoted && isEscaped) {
      write('"')
      place += 1
    } else if (character === '"' && (isQuoted || row.cells.at(-1) === '')) isQuoted = !isQuoted
    else if (isQuoted) write(character)
    else if (character === separator) row.cells.push('')
    else if (character === '\n') {
      records.push(row)
      row = { line, cells: [''] }
    } else write(character)
  }
  const last: Row = isQuoted ? { ...row, cells: row.cells.map(firstLineOf), isCutOff: true } : row
  return [...records, last].filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

const firstLineOf = (cell: string) => cell.split('\n', 1)[0] ?? ''

function separatorIn(line: string): string {
  const count = (separator: string) => line.split(separator).length
  return ['\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best))
}
