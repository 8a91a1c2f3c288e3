/** How strong a password is: the three rows of the specification. */
import { strengthRow } from '@atrium/contract/rules/password'
import { interfaceMessages } from '#messages/interface.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './strength-meter.module.css'

export function StrengthMeter({ password }: { password: string }) {
  const { tone, percent } = strengthRow(password)
  const typed = password !== ''
  return (
    <div className={styles.meter}>
      <ProgressBar label={interfaceMessages.strength.label} percent={typed ? percent : 0} tone={tone} />
      <p className={styles.text} role="status">
        {typed ? interfaceMessages.strength[tone] : null}
      </p>
    </div>
  )
}
