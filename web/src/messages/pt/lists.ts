import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: 'Filtrar',
  clearFilter: 'Limpar o filtro',
  emptyFilterAdvice: (filter) => `Nada corresponde a “${filter}”.`,
  retry: 'Tentar de novo',
  pages: 'Páginas',
  rowsPerPage: 'Linhas por página',
  range: (from, to, total) => `${figure(from)}-${figure(to)} de ${figure(total)}`,
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  opensNewTab: 'abre em uma nova aba',
  acceptingInvite: 'Aceitando o convite...',
}
