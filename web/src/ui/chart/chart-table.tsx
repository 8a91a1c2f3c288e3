/** Every number of a chart, the latest first. */
import { chartMessages as texts } from '#messages/console/chart.ts'
import type { ChartPoint, ChartSeries } from './series.ts'
import styles from './chart.module.css'
import { figure } from '#messages/format.ts'

interface Props {
  title: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
}

export function ChartTable({ title, points, series }: Props) {
  return (
    // It scrolls by keyboard, too.
    <div className={styles.scroll} role="region" aria-label={texts.table(title)} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points
            .map(({ name }, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map((one) => (
                  <td key={one.name}>{figure(one.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </div>
  )
}
