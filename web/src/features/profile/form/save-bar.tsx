/** There only while something differs from what is stored: it stays in sight below the form. */
import type { Ref } from 'react'
import { profileMessages as texts } from '#messages/account/profile.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './save-bar.module.css'

interface SaveBarProps {
  /** The Save button. */
  ref: Ref<HTMLButtonElement>
  unsaved: boolean
  busy: boolean
  onDiscard: () => void
}

export function SaveBar({ ref, unsaved, busy, onDiscard }: SaveBarProps) {
  return (
    <div className={unsaved ? styles.bar : undefined}>
      {/* Always there: what is announced has to come into something that was there before. */}
      <Status className={unsaved ? styles.text : 'visually-hidden'}>{unsaved ? texts.unsaved : ''}</Status>
      {unsaved ? (
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={busy} onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button ref={ref} type="submit" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
