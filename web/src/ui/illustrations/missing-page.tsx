/** A doorway that was walled up: nobody goes on here. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function MissingPageDrawing() {
  return (
    <Hall>
      <path className={styles.stoneTop} d={archPath} />
      <path
        className={styles.line}
        d="M94 224h172M90 257h180M90 290h180M90 323h180M112 191h136M180 160v31M148 191v33M212 191v33M124 224v33M180 224v33M236 224v33M152 257v33M208 257v33M124 290v33M180 290v33M236 290v33M152 323v33M208 323v33"
      />
      <path className={styles.line} d={archPath} />
    </Hall>
  )
}
