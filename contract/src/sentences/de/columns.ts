import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['Ganzer Name', 'Vollständiger Name'],
  given_name: ['Vorname'],
  family_name: ['Nachname', 'Familienname'],
  username: ['Benutzername'],
  email: ['E-Mail', 'E-Mail-Adresse'],
  role: ['Rolle'],
  labels: ['Labels', 'Label'],
  joined: ['Beigetreten'],
  starts_on: ['Erster Tag', 'Beginn', 'Startdatum'],
  ends_on: ['Letzter Tag', 'Ende', 'Enddatum'],
  problem: ['Problem'],
}
