/** The tutor's sign: an arch with the four ways to reckon. */
import styles from './tutor-sign.module.css'

export function TutorSign() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true">
      <path className={styles.arch} d="M4 70V36a32 32 0 0 1 64 0v34Z" />
      <path
        className={styles.signs}
        d="M20 32h12M26 26v12M41 32h12M21.5 49.5l9 9M30.5 49.5l-9 9M41 54h12M47 48.5v.01M47 59.5v.01"
      />
    </svg>
  )
}
