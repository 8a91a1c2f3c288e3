import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: 'Filtrer',
  clearFilter: 'Effacer le filtre',
  emptyFilterAdvice: (filter) => `Rien ne correspond à « ${filter} ».`,
  retry: 'Réessayer',
  pages: 'Pages',
  rowsPerPage: 'Lignes par page',
  range: (from, to, total) => `${figure(from)}-${figure(to)} sur ${figure(total)}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  opensNewTab: 's’ouvre dans un nouvel onglet',
  acceptingInvite: 'Acceptation de l’invitation...',
}
