import type { chartMessages as english } from '#languages/en/console/chart.ts'
import type { Translation } from '#languages/translation.ts'
import { shortFigure } from '../format.ts'

export const chartMessages: Translation<typeof english> = {
  legend: '图例',
  showTable: '显示为表格',
  hideTable: '隐藏表格',
  of: (title) => `：${title}`,
  table: (title) => `${title}（表格）`,
  when: '时间',
  tick: shortFigure,
}
