/** A text that is there to be copied, with the button that does it. */
import { copyText } from '#ui/export/copy-text.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '../buttons/button.tsx'
import styles from './copyable-field.module.css'
import { TextField } from './text-field.tsx'

interface Props {
  label: string
  name: string
  value: string
  /** Heard in the label's place and at the end of the button's name: where several stand on a page, whose it is. */
  named?: (what: string) => string
  texts: { copy: string; copyNamed: (what: string) => string; copied: string; copyFailed: string }
}

export function CopyableField({ label, name, value, named, texts }: Props) {
  const whole = named ?? ((what: string) => what)
  const copy = async () => {
    try {
      await copyText(value)
      showToast({ kind: 'success', text: texts.copied })
    } catch {
      showToast({ kind: 'error', text: texts.copyFailed })
    }
  }
  return (
    <TextField
      label={label}
      aria-label={named?.(label)}
      name={name}
      value={value}
      readOnly
      onFocus={(event) => event.target.select()}
      suffix={
        <Button
          variant="quiet"
          className={styles.copy}
          aria-label={whole(texts.copyNamed(label))}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
      }
    />
  )
}
