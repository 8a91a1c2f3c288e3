/** A telephone, a tablet or a computer, by the system that a browser runs on; what is written beside it says the same. */
import styles from './sessions.module.css'

const shapes = {
  phone:
    'M8.5 3.5h7a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5M11 18h2',
  tablet:
    'M6 3.5h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5M11 17.5h2',
  computer: 'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v8.5h-15V7A1.5 1.5 0 0 1 6 5.5M2.5 18.5h19',
}

const kinds: Record<string, keyof typeof shapes> = { iOS: 'phone', Android: 'phone', iPadOS: 'tablet' }

export function DeviceIcon({ system }: { system: string | null }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[kinds[system ?? ''] ?? 'computer']} />
    </svg>
  )
}
