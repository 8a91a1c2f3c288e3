/** A door that stays shut, with the light of the room behind it on the threshold. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function AccessDenied() {
  return (
    <Hall>
      <path className={styles.door} d={archPath} />
      <path
        className={styles.panel}
        d="M180 160v196M104 340v-90a76 76 0 0 1 62-74.6v164.6ZM256 340v-90a76 76 0 0 0-62-74.6v164.6Z"
      />
      <path className={styles.panel} d="M104 276h62M194 276h62" />
      <circle className={styles.brass} cx="172" cy="286" r="4.5" />
      <circle className={styles.brass} cx="188" cy="286" r="4.5" />
      <path className={styles.sun} d="M92 352h176l2 4H90Z" />
      <path className={styles.glow} d="M90 356h180l18 12H72Z" />
    </Hall>
  )
}
