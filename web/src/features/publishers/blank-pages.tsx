/** An open book under an arch, its pages still to be written. */
import styles from './blank-pages.module.css'

export function BlankPages() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 130" aria-hidden="true">
      <path className={styles.arch} d="M64 120V60a56 56 0 0 1 112 0v60Z" />
      <path className={styles.page} d="M120 58c-14-11-34-13-54-9v55c20-4 40-2 54 9Z" />
      <path className={styles.page} d="M120 58c14-11 34-13 54-9v55c-20-4-40-2-54 9Z" />
      <path className={styles.line} d="M80 64c9-1 18 0 26 3M80 78c9-1 18 0 26 3M134 67c8-3 17-4 26-3" />
      <path className={styles.edge} d="M4 120h232" />
    </svg>
  )
}
