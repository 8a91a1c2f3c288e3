/** The product's arches in the organization's colours, behind the card. */
import styles from './space-backdrop.module.css'

const radii = [560, 430, 310, 200]

export function SpaceBackdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {radii.map((radius, depth) => (
        <path
          key={radius}
          className={styles[`arch${depth}`]}
          d={`M${600 - radius} 900V${300 + radius * 0.3}a${radius} ${radius} 0 0 1 ${2 * radius} 0V900Z`}
        />
      ))}
    </svg>
  )
}
