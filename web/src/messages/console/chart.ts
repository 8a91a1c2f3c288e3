/** What stands around every chart. */
const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 })

export const chartMessages = {
  legend: 'Legend',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  /** After the button's words, for screen readers. */
  of: (title: string) => `: ${title}`,
  table: (title: string) => `${title} as a table`,
  when: 'When',
  /** Beside a line of the chart: as short as it can be. */
  tick: (value: number) => compact.format(value),
} as const
