/** The two ways out of a wizard's step, the way on the wider one, and what that one does. */
import type { ReactNode } from 'react'
import styles from './wizard-actions.module.css'

interface Props {
  children: ReactNode
  /** A sentence on what the way on does; the button refers to `id` in `aria-describedby`. */
  outcome?: { id: string; text: string } | undefined
}

export function WizardActions({ children, outcome }: Props) {
  return (
    <>
      <div className={styles.actions}>{children}</div>
      {outcome === undefined ? null : (
        <p className={styles.outcome} id={outcome.id}>
          {outcome.text}
        </p>
      )}
    </>
  )
}
