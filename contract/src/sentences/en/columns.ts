/** What the columns of a list of people are called, in a file: the first of each is written, all of them are read. */
import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['Name'],
  given_name: ['First name', 'Given name', 'First', 'Forename'],
  family_name: ['Last name', 'Family name', 'Last', 'Surname'],
  username: ['Username'],
  email: ['Email', 'Email address', 'Mail', 'Mail address'],
  role: ['Role'],
  labels: ['Labels', 'Label'],
  joined: ['Joined'],
  starts_on: ['First day', 'Starts on', 'Start date', 'Start'],
  ends_on: ['Last day', 'Ends on', 'End date', 'End'],
  problem: ['Problem'],
}
