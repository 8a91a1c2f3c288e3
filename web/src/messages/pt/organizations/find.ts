import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'

export const findMessages: Translation<typeof english> = {
  heading: 'Entre na sua organização',
  lead: 'Digite o nome do espaço de trabalho: a primeira parte do endereço dela.',
  label: 'Organização',
  continue: 'Continuar',
  looking: 'Procurando',
  required: 'Digite o nome de uma organização.',
  invalid: 'Digite um nome de organização válido.',
  newHere: (product) => `Primeira vez em ${product}?`,
  create: 'Criar uma organização',
  haveAccount: 'Já tem uma conta?',
  login: 'Entrar',
  terms: 'Termos',
  privacy: 'Privacidade',
  status: 'Status',
  support: 'Ajuda',
  more: 'Mais sobre este serviço',
}
