import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: 'Filtern',
  clearFilter: 'Filter löschen',
  emptyFilterAdvice: (filter) => `Nichts passt zu „${filter}“.`,
  retry: 'Noch einmal versuchen',
  pages: 'Seiten',
  rowsPerPage: 'Zeilen pro Seite',
  range: (from, to, total) => `${figure(from)}–${figure(to)} von ${figure(total)}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  opensNewTab: 'öffnet einen neuen Tab',
  acceptingInvite: 'Einladung wird angenommen...',
}
