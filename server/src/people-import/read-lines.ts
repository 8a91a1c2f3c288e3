/** Reads pasted lines or CSV: text in, lines out, each with what it wants or why it cannot be. */
import { importMaxLines, labelNameMaxLength } from '@atrium/contract/limits'
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { type Role, roles } from '@atrium/contract/rules/people'
import { nameProblem } from '@atrium/contract/rules/person-name'
import { parse } from 'csv-parse/sync'
import { errorsOf } from './line-errors.ts'

export interface ReadLine {
  /** As an editor counts them, from 1. */
  line: number
  email: string
  role: Role | null
  labels: string[]
  /** Why nothing can come of it; null where something can. */
  reason: string | null
}

const MAX_LABELS = 20
/** What is beyond an import is still told of line by line, up to here. */
const MOST_READ = 2 * importMaxLines
const columnNames = ['email', 'role', 'labels'] as const
type Column = (typeof columnNames)[number]

interface Record {
  line: number
  cells: string[]
  broken: boolean
}

/** Never throws: what cannot be read is a refused line. Empty lines are skipped. */
export function readLines(text: string): ReadLine[] {
  const { readable, restFrom } = cut(text.replace(/\r\n?/g, '\n'))
  const records = recordsOf(readable)
  const header = records[0]?.cells.map((cell) => nameKey(cell).replace('-', ''))
  const named = header?.includes('email') === true
  const places = named ? header : columnNames
  const cellOf = (cells: string[], column: Column) => cells[places.indexOf(column)]?.trim() ?? ''
  const seen = new Map<string, number>()
  const read = records.slice(named ? 1 : 0).map(({ line, cells, broken }, index) => {
    const email = addressIn(cellOf(cells, 'email'))
    const wish = { line, email, ...roleIn(cellOf(cells, 'role')), labels: labelsIn(cellOf(cells, 'labels')) }
    const before = seen.get(nameKey(email))
    if (!broken && isEmail(email)) seen.set(nameKey(email), before ?? line)
    const reason = reasonOf(wish, { broken, before, beyond: index >= importMaxLines })
    return { line, email, role: wish.role, labels: wish.labels, reason }
  })
  if (restFrom === undefined) return read
  return [...read, { line: restFrom, email: '', role: null, labels: [], reason: errorsOf.restUnread }]
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

interface Circumstances {
  broken: boolean
  /** The line that has the same address already. */
  before: number | undefined
  beyond: boolean
}

function reasonOf(
  { email, known, labels }: { email: string; known: boolean; labels: string[] },
  { broken, before, beyond }: Circumstances,
): string | null {
  if (broken) return errorsOf.unreadable
  if (beyond) return errorsOf.tooManyLines
  if (!isEmail(email)) return errorsOf.email
  if (before !== undefined) return errorsOf.twice(before)
  if (!known) return errorsOf.role
  if (labels.length > MAX_LABELS || labels.some((label) => label.length > labelNameMaxLength)) return errorsOf.labels
  return labels.map((label) => nameProblem(label, labelNameMaxLength)).find((problem) => problem !== null) ?? null
}

/** `Ada Byron <ada@example.com>` as mail programs copy it, or the address alone. */
function addressIn(cell: string): string {
  return (/<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell).trim()
}

/** An empty role is left to what is there, or `User` for somebody new. */
function roleIn(cell: string): { role: Role | null; known: boolean } {
  const role = roles.find((name) => nameKey(name) === nameKey(cell))
  return { role: role ?? null, known: cell === '' || role !== undefined }
}

function labelsIn(cell: string): string[] {
  const names = cell.split(/[;|]/).map((name) => name.trim().replace(/\s+/g, ' '))
  const byKey = new Map(names.filter((name) => name !== '').map((name) => [nameKey(name), name]))
  return [...byKey.values()]
}

function recordsOf(text: string): Record[] {
  const broken: Record[] = []
  const read = parse(text, {
    ...{ bom: true, info: true, raw: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    delimiter: delimiterOf(text),
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = Number(error?.['lines'] ?? 1)
      broken.push({ line, cells: [], broken: true })
      return undefined
    },
  }) as unknown as { record: string[]; raw: string; info: { lines: number } }[]
  const records = read
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, raw, info }) => {
      // The parser knows where a record ends; a quoted cell may have begun lines before.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0)
      return { line, cells: record, broken: false }
    })
  return [...records, ...broken].sort((one, other) => one.line - other.line)
}

/** What the first line separates its cells with. A semicolon may also stand between labels, so it comes last. */
function delimiterOf(text: string): string {
  const first = text.split('\n', 1)[0] ?? ''
  return ['\t', ',', ';'].find((mark) => first.includes(mark)) ?? ','
}
