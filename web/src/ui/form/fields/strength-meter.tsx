/** How strong a password is (docs/requirements.md#password-strength), the lowest row for a common one, and what is missing. */
import { strengthRow } from '@atrium/contract/rules/passwords/strength'
import { interfaceMessages } from '#messages/interface.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './strength-meter.module.css'
import { useIsCommon } from './use-is-common.ts'

interface Props {
  password: string
  /** What the form's own rule still asks for, in a sentence. */
  missing?: string | null
}

export function StrengthMeter({ password, missing = null }: Props) {
  const common = useIsCommon(password)
  const { tone, percent } = strengthRow(common ? '' : password)
  const typed = password !== ''
  const advice = common ? interfaceMessages.strength.common : missing
  return (
    <div className={styles.meter}>
      <ProgressBar label={interfaceMessages.strength.label} percent={typed ? percent : 0} tone={tone} />
      <Status>
        <p className={styles.text}>{typed ? interfaceMessages.strength[tone] : null}</p>
        {typed && advice !== null ? <p className={styles.text}>{advice}</p> : null}
      </Status>
    </div>
  )
}
