/** The two ways out of a wizard's step, the way on the wider one. */
import type { ReactNode } from 'react'
import styles from './wizard-actions.module.css'

export function WizardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
