/** The button of a menu about one row: three dots, and a name that says whose they are. */
import type { ComponentProps } from 'react'
import styles from './more-button.module.css'

export function MoreButton({ label, ...button }: { label: string } & ComponentProps<'button'>) {
  return (
    <button {...button} type="button" className={styles.trigger} aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="5" r="1.6" />
        <circle cx="12" cy="12" r="1.6" />
        <circle cx="12" cy="19" r="1.6" />
      </svg>
    </button>
  )
}
