/** A plinth in the light, with nothing on it yet. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function EmptyPlinth() {
  return (
    <Hall>
      <path className={styles.shade} d={archPath} />
      <path className={styles.glow} d="M168 161h24l46 195H122Z" />
      <ellipse className={styles.light} cx="180" cy="296" rx="34" ry="5" />
      <path className={styles.stone} d="M152 304h56l4 40h-64Z" />
      <path className={styles.stoneTop} d="M144 294h72v10h-72ZM140 344h80v12h-80Z" />
    </Hall>
  )
}
