import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: 'Suas turmas',
  loading: 'Carregando suas turmas',
  now: 'Este ano',
  past: 'Anos anteriores',
  until: (date) => `Até ${date}`,
  empty: 'Você ainda não está em nenhuma turma',
  emptyAdvice: (organization) => `Quando ${organization} incluir você em uma turma, ela aparecerá aqui.`,
}
