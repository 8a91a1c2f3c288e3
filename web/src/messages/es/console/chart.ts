import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: 'Leyenda',
  showTable: 'Mostrar como tabla',
  hideTable: 'Ocultar la tabla',
  of: (title) => `: ${title}`,
  table: (title) => `${title}, como tabla`,
  when: 'Cuándo',
  tick: shortFigure,
}
