import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['Nombre completo'],
  given_name: ['Nombre', 'Nombre de pila'],
  family_name: ['Apellidos', 'Apellido'],
  username: ['Nombre de usuario'],
  email: ['Correo electrónico', 'Correo', 'Dirección de correo'],
  role: ['Rol'],
  labels: ['Etiquetas', 'Etiqueta'],
  joined: ['Se unió'],
  starts_on: ['Primer día', 'Fecha de inicio', 'Inicio'],
  ends_on: ['Último día', 'Fecha de fin', 'Fin'],
  problem: ['Problema'],
}
