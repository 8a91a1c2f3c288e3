import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: 'Legende',
  showTable: 'Als Tabelle anzeigen',
  hideTable: 'Tabelle ausblenden',
  of: (title) => `: ${title}`,
  table: (title) => `${title} als Tabelle`,
  when: 'Wann',
  tick: shortFigure,
}
