/** A label as it is shown beside a person: its colour is a dot, its name stays ink on paper and legible. */
import styles from './label-chip.module.css'

export function LabelChip({ name, color }: { name: string; color: string }) {
  return (
    <span className={styles.chip}>
      <svg className={styles.dot} viewBox="0 0 8 8" aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill={color} />
      </svg>
      <bdi>{name}</bdi>
    </span>
  )
}
