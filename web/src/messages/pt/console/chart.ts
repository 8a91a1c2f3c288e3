import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: 'Legenda',
  showTable: 'Mostrar como tabela',
  hideTable: 'Ocultar a tabela',
  of: (title) => `: ${title}`,
  table: (title) => `${title}, como tabela`,
  when: 'Quando',
  tick: shortFigure,
}
