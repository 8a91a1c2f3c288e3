/** What a chart is given to draw. */

export interface ChartPoint {
  /** Below the chart: a few characters. */
  short: string
  /** In the table, and while it is pointed at. */
  name: string
}

export interface ChartSeries {
  name: string
  values: readonly number[]
  /** What it says of all points together: `1,204`. */
  total: string
}
