/** Something is under way; what it is stands beside it, for it is not to be heard. In the colour of the text. */
import styles from './spinner.module.css'

export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={[styles.spinner, className].filter(Boolean).join(' ')} aria-hidden="true" />
}
