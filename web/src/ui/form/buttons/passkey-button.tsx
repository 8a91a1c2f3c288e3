/**
 * The button that signs in with a passkey. As with Google's, the document decides before the first paint whether it is
 * there: see `data-passkeys` in `index.html`.
 */
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from './button.tsx'
import styles from './passkey-button.module.css'

interface PasskeyButtonProps {
  label: string
  onPress: () => void
  busy?: boolean
  /** What there is to say. */
  told?: { tone: 'info' | 'error'; text: string }
}

export function PasskeyButton({ label, onPress, busy, told }: PasskeyButtonProps) {
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" wide busy={busy} onClick={onPress}>
        {label}
      </Button>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
    </div>
  )
}
