import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'Não é igual para todos. O que está aqui é salvo para todos.',
  unfinished: 'Preencha o dia, o mês e um ano de quatro dígitos, ou deixe tudo vazio.',
  over: 'Se o último dia já passou, a participação pode ser renovada na lista dos anteriores.',
}
