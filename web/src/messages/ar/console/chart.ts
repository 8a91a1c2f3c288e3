import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: 'وسيلة الإيضاح',
  showTable: 'عرض كجدول',
  hideTable: 'إخفاء الجدول',
  of: (title) => `: ${title}`,
  table: (title) => `${title} كجدول`,
  when: 'التاريخ',
  tick: shortFigure,
}
