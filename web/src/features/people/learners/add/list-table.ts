/** A pasted list or a CSV file as lines of cells; what they mean is said elsewhere. */
import { startOfList } from '@atrium/contract/rules/csv/first-line'

export interface Row {
  /** As an editor counts them, from 1. */
  line: number
  cells: string[]
  /** Its quotes do not end: what follows in the list stands in it, and is not known. */
  isCutOff?: true
}

export interface Table {
  /** Those in which anything is written. */
  rows: Row[]
  /** Whether commas part the cells, of whichever script. */
  isByComma: boolean
}

/** All that parts cells, a kind each: the keyboard of a script has its own comma and semicolon. */
export const commas = ',،，、'
const kinds = ['\t', ';؛；', commas] as const

/** Whether a text has any of them. */
export const separators = new RegExp(`[${kinds.join('')}]`, 'u')

/**
 * As https://www.rfc-editor.org/rfc/rfc4180 has it, by whichever separator most lines have: a spreadsheet pastes tabs.
 * In: the text, and whether cells are those of a line with headings; such a line knows better than all others.
 */
export function readTable(written: string, isHeading: (cells: readonly string[]) => boolean): Table {
  const { text, separator: told, firstLine } = startOfList(written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const separator =
    kinds.find((kind) => told !== undefined && kind.includes(told)) ??
    kinds.find((kind) => isHeading(partsOf(firstLine, kind))) ??
    separatorOf(text)
  return { rows: rowsIn(text, separator), isByComma: separator === commas }
}

/** As far as that tells headings: no quotes. */
function partsOf(line: string, separators: string): string[] {
  return line.split(new RegExp(`[${separators}]`, 'u'))
}

/** Where as many lines have one as have another, a tab parts cells, as nobody types it; then what parts more. */
function separatorOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split('\n')
  const counts = kinds.map((kind) => {
    const parts = lines.map((line) => partsOf(line, kind).length - 1)
    return { kind, lines: parts.filter((count) => count > 0).length, all: parts.reduce((sum, count) => sum + count, 0) }
  })
  const [tab, ...others] = counts
  const best = others.reduce((one, next) => ((next.lines - one.lines || next.all - one.all) > 0 ? next : one))
  return tab !== undefined && tab.lines > 0 && tab.lines >= best.lines ? tab.kind : best.kind
}

function rowsIn(characters: string, separators: string): Row[] {
  const rows: Row[] = []
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
    else if (separators.includes(character)) row.cells.push('')
    else if (character === '\n') {
      rows.push(row)
      row = { line, cells: [''] }
    } else write(character)
  }
  const last: Row = isQuoted ? { ...row, cells: row.cells.map(firstLineOf), isCutOff: true } : row
  return [...rows, last].filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

const firstLineOf = (cell: string) => cell.split('\n', 1)[0] ?? ''
