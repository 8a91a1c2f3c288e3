/** The sun comes up behind an arch that is still being built. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function Sunrise() {
  return (
    <Hall lit>
      <path className={styles.glow} d={archPath} />
      <path className={styles.sun} d="M126 336a54 54 0 0 1 108 0Z" />
      <path className={styles.line} d="M180 264v-18M143 275l-10-15M217 275l10-15M116 301l-16-9M244 301l16-9" />
      <path className={styles.stone} d="M90 336h180v20H90Z" />
      <path className={styles.line} d="M90 336h180" />
      <path
        className={styles.line}
        d="M74 396V214M286 396V214M74 300h16M270 300h16M74 240h17M269 240h17M64 396h20M276 396h20"
      />
    </Hall>
  )
}
