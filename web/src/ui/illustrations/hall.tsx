/** The end of the hall on the entry pages: three arches one behind the other, and what stands in the last. */
import type { ReactNode } from 'react'
import styles from './hall.module.css'

/** Left edge, springing line and floor, from the nearest to the farthest. */
const arches = [
  { inset: 0, spring: 180, floor: 420 },
  { inset: 34, spring: 206, floor: 396 },
  { inset: 64, spring: 230, floor: 374 },
]
const halfWidth = 180

/** The opening that a drawing fills: 180 wide, its floor at 356. */
export const archPath = 'M90 356V250a90 90 0 0 1 180 0v106Z'

export function Hall({ children, lit = false }: { children: ReactNode; lit?: boolean }) {
  return (
    <svg className={styles.hall} viewBox="0 0 360 420" aria-hidden="true">
      {arches.map(({ inset, spring, floor }, depth) => {
        const radius = halfWidth - inset
        return (
          <path
            key={inset}
            className={styles[`depth${depth}`]}
            d={`M${inset} ${floor}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${floor}Z`}
          />
        )
      })}
      <path className={styles.floor} d="M0 420 90 356h180l90 64Z" />
      {lit ? <path className={styles.ray} d="M90 356h180l54 64H36Z" /> : null}
      {children}
    </svg>
  )
}
