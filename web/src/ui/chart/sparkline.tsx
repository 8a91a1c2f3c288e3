/** A line without numbers, beside the number that it ends at. Of no meaning to whoever cannot see it. */
import styles from './chart.module.css'
import { Line } from './line.tsx'

/** Drawn between its smallest and its largest value; where nothing changed, in the middle. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const height = most - least
  const drawn = height === 0 ? values.map(() => 1) : values.map((value) => value - least + height / 8)
  const top = height === 0 ? 2 : height * 1.25
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${values.length} ${top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Line values={drawn} top={top} pointed={null} />
    </svg>
  )
}
