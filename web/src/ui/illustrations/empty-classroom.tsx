/** A board with a line of chalk, and the benches free. */
import styles from './drawing.module.css'
import { archPath, Hall } from './hall.tsx'

export function EmptyClassroom() {
  return (
    <Hall lit>
      <path className={styles.light} d={archPath} />
      <rect className={styles.stone} x="118" y="222" width="124" height="78" rx="3" />
      <rect className={styles.door} x="123" y="227" width="114" height="68" rx="2" />
      <path className={styles.chalk} d="M140 274c10-26 18-26 24-8s12 14 20-6M196 262h22M207 251v22" />
      <Bench x={68} y={352} />
      <Bench x={196} y={352} />
      <Bench x={132} y={378} />
    </Hall>
  )
}

function Bench({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path className={styles.line} d={`M${x + 14} ${y + 8}v18M${x + 82} ${y + 8}v18`} />
      <rect className={styles.stone} x={x} y={y} width="96" height="9" rx="2" />
      <rect className={styles.stoneTop} x={x} y={y} width="96" height="4" rx="2" />
    </g>
  )
}
