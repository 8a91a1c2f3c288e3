/** A line through every point, and what is below it, in a drawing as wide as there are points. */
import styles from './chart.module.css'

interface Props {
  values: readonly number[]
  /** The height of the drawing. */
  top: number
  pointed: number | null
}

/** Each point stands in the middle of its place; the line goes on to both edges. */
export function Line({ values, top, pointed }: Props) {
  const first = values[0] ?? 0
  const last = values.at(-1) ?? 0
  const middle = values.map((value, index) => `L${index + 0.5} ${top - value}`).join('')
  const line = `M0 ${top - first}${middle}L${values.length} ${top - last}`
  return (
    <>
      <path className={styles.below} d={`${line}V${top}H0Z`} />
      {pointed === null ? null : (
        <line className={styles.pointer} x1={pointed + 0.5} x2={pointed + 0.5} y1={0} y2={top} />
      )}
      <path className={styles.line} d={line} />
    </>
  )
}
