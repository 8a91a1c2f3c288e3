import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: 'रंगों का मतलब',
  showTable: 'टेबल के रूप में दिखाएं',
  hideTable: 'टेबल छिपाएं',
  of: (title) => `: ${title}`,
  table: (title) => `टेबल के रूप में ${title}`,
  when: 'कब',
  tick: shortFigure,
}
