/** What stands around every chart. */
import { shortFigure } from '#messages/format.ts'

export const chartMessages = {
  legend: 'Legend',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  /** After the button's words, for screen readers. */
  of: (title: string) => `: ${title}`,
  table: (title: string) => `${title} as a table`,
  when: 'When',
  /** Beside a line of the chart: as short as it can be. */
  tick: shortFigure,
} as const
