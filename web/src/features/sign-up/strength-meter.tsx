/** How strong a password is: the three rows of the specification. */
import { strengthRow } from '@atrium/contract/rules/password'
import { signUpMessages } from '#messages/sign-up.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import styles from './strength-meter.module.css'

export function StrengthMeter({ password }: { password: string }) {
  const { tone, percent } = strengthRow(password)
  const typed = password !== ''
  return (
    <div className={styles.meter}>
      <ProgressBar label={signUpMessages.strength.label} percent={typed ? percent : 0} tone={tone} />
      <p className={styles.text} role="status">
        {typed ? signUpMessages.strength[tone] : null}
      </p>
    </div>
  )
}
