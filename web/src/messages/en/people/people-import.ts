/** The texts of inviting many people by a list: what is wrong with a line of it, what it would do, what it did. */
import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { IgnoredColumn, LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/en/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'
import { allOf, figure } from '#messages/format.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number === 1 ? one : many}`
/** Those that are none are left out. */
const listed = (...counts: [number, string][]) =>
  counts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${figure(number)} ${words}`)
    .join(', ')
const people = (number: number) => count(number, 'person', 'people')

interface Counts {
  add: number
  change: number
  same: number
  refuse: number
}

export const peopleImportMessages = {
  title: 'Invite many',
  lead: `Paste addresses, one on each line, or choose a CSV file. Its first line names the columns: ${allOf(importColumns.map((column) => columnNames[column][0]))}.`,
  template: 'Download a template',
  text: 'Addresses or CSV',
  file: 'Choose a CSV file',
  fileTooLarge: 'This file is larger than 2 MB.',
  check: 'Check the list',
  back: 'Back',
  expected: ({ add, change, same, refuse }: Counts) =>
    listed([add, 'to invite'], [change, 'to change'], [same, 'unchanged'], [refuse, 'to skip']) ||
    'Nobody is on this list.',
  send({ add, change }: Pick<Counts, 'add' | 'change'>) {
    if (add === 0) return `Change ${people(change)}`
    const invites = `Send ${count(add, 'invite', 'invites')}`
    return change === 0 ? invites : `${invites} and change ${people(change)}`
  },
  nothing: 'There is nobody to invite.',
  ignored: (columns: readonly IgnoredColumn[], total: number) => {
    const names = columns.map(({ column, heading }) => heading || `column ${column}`)
    const more = total - names.length
    const all = more > 0 ? [...names, `${figure(more)} more`] : names
    return `${total === 1 ? 'Ignored column' : 'Ignored columns'}: ${all.join(', ')}`
  },
  repeated: (columns: readonly IgnoredColumn[]) =>
    `Not read, as an earlier column holds the same: ${columns.map(({ column, heading }) => `${heading} (column ${column})`).join(', ')}`,
  actions: { add: 'Invite', change: 'Change', same: 'No change', refuse: 'Skip' },
  line: 'Line',
  email: 'Email',
  name: 'Name',
  role: 'Role',
  labels: 'Labels',
  term: 'Membership',
  what: 'What happens',
  why: 'Note',
  lines: 'What happens to each line',
  more: (number: number) => `${count(number, 'more line', 'more lines')} of this kind.`,
  running: 'Sending the invites',
  progress: (done: number, total: number) => `${figure(done)} of ${count(total, 'line', 'lines')}`,
  leave: 'You can leave this page: the invites go out, and you find the result here again.',
  done: ({ add, change, same, refuse }: Counts) =>
    listed([add, 'invited'], [change, 'changed'], [same, 'unchanged'], [refuse, 'skipped']) || 'Nobody was invited.',
  skipped: 'Skipped lines',
  skippedLine: (line: number) => `Line ${line}`,
  seeInvites: 'See invites',
  download: (number: number) => `Download the ${number === 1 ? 'line' : `${figure(number)} lines`}`,
  missing: 'There is no such import',
  missingAdvice: 'It ended long ago, or never belonged to this organization.',
  again: 'Import another list',
} as const

const kinds = { given_name: 'first name', family_name: 'last name', label: 'label' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} is longer than ${longest} characters.`,
  not_one_line: (what) => `${what} has to be one line without invisible characters.`,
  address: (what) => `${what} must not hold a web or email address.`,
}

const problems: ProblemTexts = {
  unreadable: () => 'This line cannot be read. Is a quotation mark missing?',
  too_many_lines: () => `One list takes ${figure(importMaxLines)} lines. Import this one with another list.`,
  rest_unread: () => 'This line and all after it are far more than one list takes, and were not read.',
  email_missing: () => 'There is no email address.',
  email_invalid: ({ value }) => `'${value}' is not an email address.`,
  day_invalid: ({ of, value }) =>
    `The ${of === 'starts_on' ? 'first' : 'last'} day '${value}' is no day. Write it as 2026-09-01.`,
  ends_before_start: ({ value }) => `The last day, ${shownDay(value)}, is before the first one.`,
  ended_already: ({ value }) => `The last day, ${shownDay(value)}, is past.`,
  email_twice: ({ value, firstLine }) => `'${value}' is on line ${firstLine} already.`,
  role_unknown: ({ value }) => `'${value}' is not a role. Use owner, staff or user.`,
  too_many_labels: ({ count: number }) => `These are ${figure(number)} labels. A line takes at most 20.`,
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`The ${kinds[of]} '${value}'`, longest[of]),
  label_limit: () =>
    'There would be more labels than one organization can have. Delete some, then import this line again.',
  owner_by_hand: () => 'This is an owner. Change an owner’s role, first or last day by hand, among the members.',
  too_many_mails: () => 'Too many emails went to this address, or out from you. Import this line again later.',
  sender_unconfirmed: () =>
    `Confirm your own email address, then import this line again: until then, ${unconfirmedInvites} invites go out by mail.`,
  starter_no_owner: () => 'Whoever started this import is no longer an owner.',
  starter_signed_out: () => 'Whoever started this import was signed out for safety.',
  organization_deleted: () => 'The organization was deleted while this import ran.',
}

/** Why nothing comes of a line, in words. */
export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

/** What is worth knowing of a line that is not skipped. */
export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'Is invited already.'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`Role: ${roleNames[role.from]} becomes ${roleNames[role.to]}.`]),
    ...(labels.length === 0 ? [] : [`New labels: ${labels.join(', ')}.`]),
    ...(term === null ? [] : [`Membership: ${termWords(term)}.`]),
  ].join(' ')
}
