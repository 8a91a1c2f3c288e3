import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['Nom complet'],
  given_name: ['Prénom'],
  family_name: ['Nom', 'Nom de famille'],
  username: ['Nom d’utilisateur'],
  email: ['E-mail', 'Adresse e-mail', 'Courriel', 'Adresse électronique'],
  role: ['Rôle'],
  labels: ['Étiquettes', 'Étiquette'],
  joined: ['Arrivée'],
  starts_on: ['Premier jour', 'Date de début', 'Début'],
  ends_on: ['Dernier jour', 'Date de fin', 'Fin'],
  problem: ['Problème'],
}
