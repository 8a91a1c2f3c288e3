import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: 'Légende',
  showTable: 'Afficher en tableau',
  hideTable: 'Masquer le tableau',
  of: (title) => ` : ${title}`,
  table: (title) => `${title} en tableau`,
  when: 'Quand',
  tick: shortFigure,
}
