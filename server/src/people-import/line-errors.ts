/** What is said of a line of an import. */
import { fieldMessages } from '@atrium/contract/messages'

export const errorsOf = {
  unreadable: 'This line cannot be read.',
  tooManyLines: 'This line is beyond what one import takes.',
  restUnread: 'This line and all behind it are far beyond what one import takes, and were not read.',
  email: fieldMessages.emailInvalid,
  role: fieldMessages.roleInvalid,
  labels: 'A line has at most 20 labels of 40 characters.',
  owner: 'An owner’s role is changed by hand.',
  mails: 'This address, or you, have had too many mails. Please import this line again later.',
  unconfirmed: fieldMessages.importUnconfirmed,
  stopped: 'Whoever started this import is no owner any more.',
  twice: (line: number) => `This address stands in line ${line} already.`,
} as const

export const notesOf = {
  invited: 'Is invited already.',
  role: (from: string, to: string) => `Role: ${from} becomes ${to}.`,
  labels: (names: string[]) => `New labels: ${names.join(', ')}.`,
} as const
