/** A signpost where the hall comes out: every way but the one that was looked for. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function Signpost() {
  return (
    <Hall lit>
      <path className={styles.light} d={archPath} />
      <path className={styles.glow} d="M90 318q48-16 92-6t88-6v50H90Z" />
      <path className={styles.stone} d="M176 216h8v140h-8Z" />
      <path className={styles.door} d="M184 228h48l14 13-14 13h-48ZM176 266h-44l-14 13 14 13h44Z" />
      <path className={styles.chalk} d="M196 241h28M136 279h28" />
    </Hall>
  )
}
