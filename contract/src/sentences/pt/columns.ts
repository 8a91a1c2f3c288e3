import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['Nome completo'],
  given_name: ['Nome', 'Primeiro nome'],
  family_name: ['Sobrenome', 'Apelido'],
  username: ['Nome de usuário'],
  email: ['E-mail', 'Endereço de e-mail'],
  role: ['Papel', 'Função'],
  labels: ['Etiquetas', 'Etiqueta'],
  joined: ['Entrou em'],
  starts_on: ['Primeiro dia', 'Data de início', 'Início'],
  ends_on: ['Último dia', 'Data de término', 'Data de fim', 'Fim'],
  problem: ['Problema'],
}
