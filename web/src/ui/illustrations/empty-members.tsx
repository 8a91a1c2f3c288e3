/** The drawing where people would be: an open door and nobody in it yet. */
import styles from './empty-members.module.css'

export function EmptyMembers() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 130" aria-hidden="true">
      <path className={styles.ground} d="M12 118h216" />
      <path className={styles.arch} d="M84 118V62a36 36 0 0 1 72 0v56" />
      <path className={styles.light} d="M98 118V64a22 22 0 0 1 44 0v54z" />
      <circle className={styles.line} cx="48" cy="78" r="9" />
      <path className={styles.line} d="M32 118v-12a16 16 0 0 1 32 0v12" />
      <circle className={styles.line} cx="192" cy="78" r="9" />
      <path className={styles.line} d="M176 118v-12a16 16 0 0 1 32 0v12" />
    </svg>
  )
}
