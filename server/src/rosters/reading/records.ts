/** The lines of a roster's files, each as what it says: cells in, a record or the reason why there is none out. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { classNameMaxLength, emailMaxLength, personNameMaxLength } from '@atrium/contract/limits'
import type { RosterProblem, RosterRole } from '@atrium/contract/people/rosters'
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameFault } from '@atrium/contract/rules/person-name'
import { isDay } from '@atrium/contract/rules/time/day'
import type { DataFile } from './files.ts'
import { problem, shown } from './found.ts'

export interface Session {
  title: string
  endDate: string
  parent: string
}
export interface Org {
  name: string
  parent: string
}
export interface User {
  givenName: string
  familyName: string
  email: string
  enabled: boolean
}
export interface UserRole {
  user: string
  org: string
  primary: boolean
  role: RosterRole
  /** Empty where it has no end. */
  endDate: string
}
export interface SchoolClassRecord {
  title: string
  code: string
  school: string
  terms: string[]
}
export interface Enrollment {
  class: string
  user: string
  endDate: string
}

export interface RecordOf {
  'academicSessions.csv': Session
  'orgs.csv': Org
  'users.csv': User
  'roles.csv': UserRole
  'classes.csv': SchoolClassRecord
  'enrollments.csv': Enrollment
}

/** A cell of the line by its column; empty where there is none. */
export type Cell = (column: string) => string

export class RefusedRecord extends Error {
  readonly reason: RosterProblem

  constructor(reason: RosterProblem) {
    super(reason.code)
    this.reason = reason
  }
}

const refuse = (reason: RosterProblem): never => {
  throw new RefusedRecord(reason)
}

/** Roles of a user in 1.2, and what each is here. Nobody becomes an owner by a roster (docs/decisions/0087). */
const userRoles: Record<string, RosterRole> = {
  teacher: 'staff',
  principal: 'staff',
  counselor: 'staff',
  siteAdministrator: 'staff',
  districtAdministrator: 'staff',
  systemAdministrator: 'staff',
  student: 'User',
  aide: 'User',
  proctor: 'User',
  guardian: 'User',
  parent: 'User',
  relative: 'User',
}
const enrollmentRoles = ['administrator', 'proctor', 'student', 'teacher']

/** Each throws `RefusedRecord`. What refers to other files is looked at once all are read. */
export const readers: { [File in DataFile]: (cell: Cell) => RecordOf[File] } = {
  'academicSessions.csv': (cell) => ({
    title: spaced(cell('title')),
    endDate: day(cell('endDate')) || refuse(problem('day_invalid', cell('endDate'))),
    parent: cell('parentSourcedId'),
  }),
  'orgs.csv': (cell) => ({ name: spaced(cell('name')), parent: cell('parentSourcedId') }),
  'users.csv': (cell) => {
    const enabled = cell('enabledUser').toLowerCase()
    if (!['', 'true', 'false'].includes(enabled)) refuse(problem('flag_invalid', cell('enabledUser')))
    const email = trimPasted(cell('email'))
    if (email === '') refuse({ code: 'email_missing' })
    if (email.length > emailMaxLength || !isEmail(email)) refuse(problem('email_invalid', email))
    return {
      givenName: named('given_name', cell('preferredGivenName') || cell('givenName'), personNameMaxLength),
      familyName: named('family_name', cell('preferredFamilyName') || cell('familyName'), personNameMaxLength),
      email,
      enabled: enabled !== 'false',
    }
  },
  'roles.csv': (cell) => {
    const type = cell('roleType').toLowerCase()
    if (type !== 'primary' && type !== 'secondary') refuse(problem('role_unknown', cell('roleType')))
    const role = Object.hasOwn(userRoles, cell('role')) ? userRoles[cell('role')] : undefined
    return {
      user: cell('userSourcedId'),
      org: cell('orgSourcedId'),
      primary: type === 'primary',
      role: role ?? refuse(problem('role_unknown', cell('role'))),
      endDate: day(cell('endDate')),
    }
  },
  'classes.csv': (cell) => {
    const title = named('title', cell('title'), classNameMaxLength)
    if (title === '') refuse({ code: 'title_missing' })
    const terms = cell('termSourcedIds')
      .split(',')
      .map((id) => id.trim())
    return {
      title,
      code: shown(cell('classCode')),
      school: cell('schoolSourcedId'),
      terms: terms.filter((id) => id !== ''),
    }
  },
  'enrollments.csv': (cell) => {
    if (!enrollmentRoles.includes(cell('role'))) refuse(problem('role_unknown', cell('role')))
    return { class: cell('classSourcedId'), user: cell('userSourcedId'), endDate: day(cell('endDate')) }
  },
}

function named(of: 'given_name' | 'family_name' | 'title', cell: string, maxLength: number): string {
  const name = spaced(cell)
  const fault = name === '' ? null : nameFault(name, maxLength)
  return fault === null ? name : refuse({ code: 'name_invalid', of, fault, value: shown(name) })
}

/** Empty where there is none. Some exporters write the time behind it. */
function day(cell: string): string {
  const written = cell.slice(0, 'yyyy-mm-dd'.length)
  if (cell === '') return ''
  return isDay(written) ? written : refuse(problem('day_invalid', cell))
}

function spaced(cell: string): string {
  return trimPasted(cell).replace(/\s+/g, ' ')
}
