import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: 'Filtrar',
  clearFilter: 'Borrar el filtro',
  emptyFilterAdvice: (filter) => `Nada coincide con «${filter}».`,
  retry: 'Volver a intentarlo',
  pages: 'Páginas',
  rowsPerPage: 'Filas por página',
  range: (from, to, total) => `${figure(from)}-${figure(to)} de ${figure(total)}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  opensNewTab: 'se abre en una pestaña nueva',
  acceptingInvite: 'Aceptando la invitación...',
}
