/** Bars: the first series drawn as outlines, the second filled, one inside the other or both side by side. */
import type { ChartSeries } from './series.ts'
import styles from './chart.module.css'

interface Props {
  series: readonly ChartSeries[]
  /** The height of the drawing. */
  top: number
  /** The second is a part of the first. */
  nested: boolean
  pointed: number | null
}

/** Of the place of a point: where a bar begins, and how wide it is. */
const places = {
  nested: [
    { x: 0.12, width: 0.76 },
    { x: 0.12, width: 0.76 },
  ],
  beside: [
    { x: 0.1, width: 0.38 },
    { x: 0.52, width: 0.38 },
  ],
}

export function Bars({ series, top, nested, pointed }: Props) {
  return (
    <>
      {pointed === null ? null : <rect className={styles.place} x={pointed} y={0} width={1} height={top} />}
      {series.map(({ name, values }, which) => {
        const { x, width } = places[nested ? 'nested' : 'beside'][which] ?? { x: 0, width: 1 }
        return (
          <g key={name} className={which === 0 ? styles.outlined : styles.filled}>
            {values.map((value, index) =>
              value === 0 ? null : <rect key={index} x={index + x} y={top - value} width={width} height={value} />,
            )}
          </g>
        )
      })}
    </>
  )
}
