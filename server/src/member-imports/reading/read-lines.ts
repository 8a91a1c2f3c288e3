/** Reads pasted lines or CSV: text in, lines out, each with what it wants or why it cannot be. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { emailMaxLength, importMaxLines, labelNameMaxLength, personNameMaxLength } from '@atrium/contract/limits'
import type { IgnoredColumn, LineProblem, WrittenLine } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { nameFault } from '@atrium/contract/rules/person-name'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { dayIn, isInOrder } from '@atrium/contract/rules/time/term'
import type { CsvRecord } from '#files/csv-records.ts'
import { problemWith, shortened, unreadable } from '#member-imports/line-errors.ts'
import { addressIn } from './address-in.ts'
import { type Columns, readColumns } from './read-columns.ts'
import { readRecords } from './read-records.ts'

/** What a line asks for. */
export interface LineWish {
  /** As an editor counts them, from 1. */
  line: number
  email: string
  givenName: string
  familyName: string
  role: Role | null
  labels: string[]
  /** Null where the line says none. */
  startsOn: string | null
  endsOn: string | null
}

export interface ReadLine extends LineWish {
  /** Why nothing can come of it; null where something can. */
  reason: LineProblem | null
  /** Of a line that is refused, its cells word for word. */
  written: WrittenLine | null
}

export interface ReadList {
  lines: ReadLine[]
  /** The first of the columns that are not read, and how many there are. */
  ignored: IgnoredColumn[]
  ignoredTotal: number
  /** Those of `ignored`, by their number, that hold the same as an earlier column. */
  repeated: number[]
}

const MAX_LABELS = 20

/** Never throws: what cannot be read is a refused line. Empty lines are skipped. */
export function readList(text: string): ReadList {
  const { records, restFrom } = readRecords(text)
  const columns = readColumns(records)
  const { named, ignored, ignoredTotal, repeated } = columns
  const seen = new Map<string, number>()
  const lines = records.slice(named ? 1 : 0).map((record, index): ReadLine => {
    const written = writtenIn(record, columns)
    const wish = wishOf(record.line, written)
    const key = nameKey(wish.email)
    const firstLine = seen.get(key)
    if (record.broken === null && isEmail(wish.email)) seen.set(key, firstLine ?? record.line)
    const reason =
      record.broken !== null
        ? unreadable
        : index >= importMaxLines
          ? ({ code: 'too_many_lines' } as const)
          : (problemOf(wish, written) ?? twice(wish, firstLine))
    return reason === null ? { ...wish, reason, written: null } : { ...toldOf(wish), reason, written }
  })
  if (restFrom !== undefined)
    lines.push({ ...wishOf(restFrom, nothing), reason: { code: 'rest_unread' }, written: null })
  return { lines, ignored, ignoredTotal, repeated }
}

const nothing: WrittenLine = {
  email: '',
  given_name: '',
  family_name: '',
  role: '',
  labels: '',
  starts_on: '',
  ends_on: '',
}

function writtenIn({ cells, broken }: CsvRecord, { cellOf }: Columns): WrittenLine {
  // Nothing is lost of what cannot be read: it is mended where it stands.
  if (broken !== null) return { ...nothing, email: broken }
  return Object.fromEntries(importColumns.map((column) => [column, cellOf(cells, column)])) as WrittenLine
}

function wishOf(line: number, written: WrittenLine): LineWish {
  return {
    line,
    email: addressIn(written.email),
    givenName: spaced(written.given_name),
    familyName: spaced(written.family_name),
    role: roleIn(written.role),
    labels: labelsIn(written.labels),
    startsOn: dayIn(written.starts_on) ?? null,
    endsOn: dayIn(written.ends_on) ?? null,
  }
}

/** A line that is refused may hold anything: as much of it as helps to find it. */
function toldOf(wish: LineWish): LineWish {
  return {
    ...wish,
    email: shortened(wish.email, emailMaxLength),
    givenName: shortened(wish.givenName, personNameMaxLength),
    familyName: shortened(wish.familyName, personNameMaxLength),
    labels: wish.labels.slice(0, MAX_LABELS).map((label) => shortened(label)),
  }
}

function problemOf(wish: LineWish, written: WrittenLine): LineProblem | null {
  const { email, givenName, familyName, role, labels } = wish
  if (written.email === '') return { code: 'email_missing' }
  if (!isEmail(email)) return problemWith('email_invalid', written.email)
  if (role === null && written.role !== '') return problemWith('role_unknown', written.role)
  if (labels.length > MAX_LABELS) return { code: 'too_many_labels', count: labels.length }
  const names = [
    { of: 'given_name', name: givenName, maxLength: personNameMaxLength },
    { of: 'family_name', name: familyName, maxLength: personNameMaxLength },
    ...labels.map((name) => ({ of: 'label', name, maxLength: labelNameMaxLength }) as const),
  ] as const
  for (const { of, name, maxLength } of names) {
    const fault = name === '' ? null : nameFault(name, maxLength)
    if (fault !== null) return { code: 'name_invalid', of, fault, value: shortened(name) }
  }
  return problemOfDays(wish, written)
}

/** Whether the last day is past is the organization's to say, once it is known which day it is there. */
function problemOfDays({ startsOn, endsOn }: LineWish, written: WrittenLine): LineProblem | null {
  for (const column of ['starts_on', 'ends_on'] as const) {
    const cell = written[column]
    if (cell !== '' && dayIn(cell) === undefined) return { code: 'day_invalid', of: column, value: shortened(cell) }
  }
  return isInOrder({ startsOn, endsOn }) ? null : { code: 'ends_before_start', value: shortened(written.ends_on) }
}

function twice({ email }: LineWish, firstLine: number | undefined): LineProblem | null {
  return firstLine === undefined ? null : { code: 'email_twice', value: shortened(email), firstLine }
}

/** An empty role is left to what is there, or `User` for somebody new. */
function roleIn(cell: string): Role | null {
  return roles.find((name) => nameKey(name) === nameKey(cell)) ?? null
}

function labelsIn(cell: string): string[] {
  const names = cell.split(/[;|]/).map(spaced)
  const byKey = new Map(names.filter((name) => name !== '').map((name) => [nameKey(name), name]))
  return [...byKey.values()]
}

function spaced(cell: string): string {
  return trimPasted(cell).replace(/\s+/g, ' ')
}
