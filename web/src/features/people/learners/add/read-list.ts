/**
 * A pasted list or a CSV file as lines of learners: username, first name, last name, class. What is right or wrong about
 * them is the server's to say.
 */
import { unescapeFormula } from '@atrium/contract/rules/csv/formula-cell'

const listColumns = ['username', 'given_name', 'family_name', 'class'] as const
type Column = (typeof listColumns)[number]

export interface ListedLearner extends Record<Column, string> {
  /** As an editor counts them, from 1. */
  line: number
}

/** What a first line calls its columns, whatever the page's language. */
const english: Record<Column, readonly string[]> = {
  username: ['username', 'user name', 'login'],
  given_name: ['first name', 'given name', 'given_name', 'givenname', 'first'],
  family_name: ['last name', 'family name', 'family_name', 'familyname', 'last', 'surname'],
  class: ['class', 'group'],
}

/** In: the text, and what the page's language calls the columns. Lines without anything in them are left out. */
export function readLearnerList(text: string, names: Readonly<Record<Column, readonly string[]>>): ListedLearner[] {
  const records = recordsIn(text.replace(/^\uFEFF/, ''))
  const [first] = records
  const headed = first && columnsOf(first.cells, names)
  const columns = headed ?? listColumns
  return (headed ? records.slice(1) : records).map(({ line, cells }) => {
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
    }
  })
}

/** Null where the first line is somebody already: it names no column of usernames. */
function columnsOf(
  cells: readonly string[],
  names: Readonly<Record<Column, readonly string[]>>,
): (Column | null)[] | null {
  const folded = (heading: string) => heading.trim().toLowerCase()
  const found = cells.map(
    (cell) =>
      listColumns.find((column) =>
        [...names[column], ...english[column]].some((name) => folded(name) === folded(cell)),
      ) ?? null,
  )
  return found.includes('username') ? found : null
}

interface Row {
  line: number
  cells: string[]
}

/** As https://www.rfc-editor.org/rfc/rfc4180 has it, with whichever separator the first line has: a spreadsheet pastes tabs. */
function recordsIn(text: string): Row[] {
  const separator = separatorOf(text)
  const records: Row[] = []
  let row: Row = { line: 1, cells: [''] }
  let line = 1
  let isQuoted = false
  const write = (character: string) => {
    row.cells.push((row.cells.pop() ?? '') + character)
  }
  const characters = text.replace(/\r\n?/g, '\n')
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
  return [...records, row].filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n')
  const count = (separator: string) => first.split(separator).length
  return ['\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best))
}
