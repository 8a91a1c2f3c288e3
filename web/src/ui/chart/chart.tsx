/**
 * A small chart: drawn for whoever sees it, told in a sentence to whoever does not, and behind a button every number of
 * it as a table. Nothing of it moves.
 */
import { type PointerEvent, type ReactNode, useId, useState } from 'react'
import { chartMessages as texts } from '#messages/console/chart.ts'
import { Bars } from './bars.tsx'
import { ChartTable } from './chart-table.tsx'
import styles from './chart.module.css'
import { Line } from './line.tsx'
import { labelledPoints, ticksOf } from './scale.ts'
import type { ChartPoint, ChartSeries } from './series.ts'
import { figure } from '#messages/format.ts'

interface ChartProps {
  /** What it draws, and what it says, in a sentence: for whoever does not see it. */
  label: string
  /** Names the table. */
  title: string
  /** A line that goes on, bars inside one another, or bars side by side. Of a line only the first is drawn. */
  kind: 'line' | 'nested' | 'beside'
  points: readonly ChartPoint[]
  /** At most two are drawn; of a line, the others stand in the table alone. */
  series: readonly ChartSeries[]
}

export function Chart({ label, title, kind, points, series }: ChartProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const drawn = series.slice(0, kind === 'line' ? 1 : 2)
  const ticks = ticksOf(drawn.flatMap(({ values }) => values))
  const top = ticks[2]

  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - left) / width) * points.length)
    setPointed(Math.min(points.length - 1, Math.max(0, index)))
  }
  return (
    <figure className={styles.chart}>
      <Legend kind={kind} drawn={drawn} points={points} pointed={pointed} />
      {/* Time goes the same way in every language: the drawing, what is pointed at, and the words below. */}
      <div className={styles.drawing} dir="ltr">
        <div className={styles.ticks} aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{texts.tick(tick)}</span>
          ))}
        </div>
        <div
          className={styles.plot}
          onPointerMove={pointAt}
          onPointerDown={pointAt}
          onPointerLeave={() => setPointed(null)}
        >
          <svg
            className={styles.picture}
            role="img"
            aria-label={label}
            viewBox={`0 0 ${points.length} ${top}`}
            preserveAspectRatio="none"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                className={styles.grid}
                data-is-base={tick === 0 || undefined}
                x1={0}
                x2={points.length}
                y1={top - tick}
                y2={top - tick}
              />
            ))}
            {kind === 'line' ? (
              <Line values={drawn[0]?.values ?? []} top={top} pointed={pointed} />
            ) : (
              <Bars series={drawn} top={top} nested={kind === 'nested'} pointed={pointed} />
            )}
          </svg>
        </div>
        <div className={styles.words} aria-hidden="true">
          {labelledPoints(points.length).map((index) => (
            <span key={index} dir="auto">
              {points[index]?.short}
            </span>
          ))}
        </div>
      </div>
      <Unfolding title={title}>
        <ChartTable title={title} points={points} series={series} />
      </Unfolding>
    </figure>
  )
}

interface LegendProps extends Pick<ChartProps, 'kind' | 'points'> {
  drawn: readonly ChartSeries[]
  /** Which point is pointed at. */
  pointed: number | null
}

/** What is drawn, each with what it is where somebody points, else with its total. */
function Legend({ kind, drawn, points, pointed }: LegendProps) {
  return (
    <div className={styles.legend}>
      <dl className={styles.series} aria-label={texts.legend}>
        {drawn.map(({ name, values, total }, index) => (
          <div key={name} className={styles.entry}>
            <dt>
              <span className={styles.swatch} data-series={`${kind}-${index}`} aria-hidden="true" />
              {name}
            </dt>
            <dd>{pointed === null ? total : figure(values[pointed] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.pointed}>{pointed === null ? undefined : points[pointed]?.name}</p>
    </div>
  )
}

/** The table, once somebody asks for it. */
function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.hideTable : texts.showTable}
        <span className="visually-hidden">{texts.of(title)}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
