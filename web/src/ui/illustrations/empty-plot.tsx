/** A plot where a house could stand, marked out and nothing more. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function EmptyPlot() {
  return (
    <Hall lit>
      <path className={styles.light} d={archPath} />
      <path className={styles.glow} d="M90 328q40-14 86-8t94-4v40H90Z" />
      <path
        className={`${styles.pencil} ${styles.dashed}`}
        d="M136 336v-62a44 44 0 0 1 88 0v62M164 336v-36a16 16 0 0 1 32 0v36"
      />
      <path className={styles.line} d="M112 340h136M128 330v18M232 330v18" />
    </Hall>
  )
}
