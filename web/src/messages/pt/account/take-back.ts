import type { RecordField } from '@atrium/contract/record-changes'
import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'

const fields: Record<RecordField, string> = {
  given_name: 'Nome',
  family_name: 'Sobrenome',
  displayName: 'Nome de exibição',
  username: 'Nome de usuário',
  pronounce: 'Tratamento',
  photoURL: 'Foto',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: 'Uma alteração na sua conta',
  loading: 'Carregando a alteração',
  lead: (organization) => `Um proprietário de ${organization} alterou isto:`,
  field: (field) => fields[field],
  before: (value) => `Antes: ${value}`,
  after: (value) => `Agora: ${value}`,
  nothing: 'nada',
  anotherPhoto: 'outra foto',
  afterwards: (organization) =>
    `Se você desfizer, ${organization} não poderá mais alterar sua conta. Ainda poderá escolher o nome com que você aparece lá.`,
  button: 'Desfazer a alteração',
  done: 'A alteração foi desfeita',
  doneLead: 'Sua conta está como era antes da alteração do proprietário.',
  someDone: 'O que você mesmo tiver alterado depois, ou o que outra pessoa já estiver usando, fica como está.',
  retry: 'Tentar de novo',
  signIn: 'Entrar',
}
