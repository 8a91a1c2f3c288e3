/** The hall beside the entry pages: arches one behind the other, and the light at their end. */
import styles from './arches.module.css'

/** From the nearest to the farthest: left edge, half width is 300 minus it, height of the springing line, floor. */
const arches = [
  { inset: 0, spring: 300, floor: 1000 },
  { inset: 60, spring: 352, floor: 946 },
  { inset: 112, spring: 398, floor: 898 },
  { inset: 156, spring: 438, floor: 858 },
  { inset: 192, spring: 470, floor: 826 },
]

export function Arches() {
  return (
    <svg className={styles.hall} viewBox="0 0 600 1000" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={styles.wall} width="600" height="1000" />
      {arches.map(({ inset, spring, floor }, depth) => {
        const radius = 300 - inset
        return (
          <path
            key={inset}
            className={styles[`depth${depth}`]}
            d={`M${inset} ${floor}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${floor}Z`}
          />
        )
      })}
      <path className={styles.floor} d="M0 1000 192 826h216l192 174Z" />
      <path className={styles.ray} d="M192 826h216l96 174H24Z" />
    </svg>
  )
}
