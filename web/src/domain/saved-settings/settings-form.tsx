/** The form around settings that several may change: who may not is told so, what both changed is asked about, what is not saved is not lost. */
import { type FormEvent, type ReactNode, useRef } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import styles from './saved-settings.module.css'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import type { WithPictures } from './use-pictures.ts'

interface Props {
  form: Pick<
    WithPictures<string>,
    'hasConflict' | 'failure' | 'isChanged' | 'isRestored' | 'isUploading' | 'hasUnsent' | 'busy' | 'save' | 'reset'
  >
  /** Whether the visitor may change them. */
  isOwner: boolean
  children: ReactNode
}

export function SettingsForm({ form, isOwner, children }: Props) {
  const saveButton = useRef<HTMLButtonElement>(null)
  const element = useFocusOnProblem(form.busy)
  const isUnsaved = form.isChanged || form.isUploading
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isChanged && !form.busy && !form.isUploading) form.save()
  }
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={texts.form}
      aria-busy={form.busy}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {isOwner ? null : (
        <Notice tone="info" announce="none">
          {texts.readOnly}
        </Notice>
      )}
      {form.isRestored && <Notice tone="info">{profileMessages.restored}</Notice>}
      {form.hasConflict && <Notice tone="warning">{texts.conflict}</Notice>}
      {children}
      {(isUnsaved || form.failure !== null) && (
        <div className={styles.bar}>
          {/* Beside what was pressed: the bar stays in sight, the end of the form may not. */}
          {form.failure === null ? null : <Notice tone="error">{form.failure}</Notice>}
          {isUnsaved && (
            <div className={styles.actions}>
              {/* Whoever is no owner any more still has what they typed, to copy it or to undo it. */}
              {isOwner && (
                <Button ref={saveButton} type="submit" busy={form.busy} disabled={form.isUploading}>
                  {texts.save}
                </Button>
              )}
              <Button variant="secondary" disabled={form.busy} onClick={form.reset}>
                {texts.reset}
              </Button>
            </div>
          )}
        </div>
      )}
      <UnsavedChanges
        unsaved={isUnsaved || form.hasUnsent}
        texts={profileMessages.leave}
        onLeave={form.reset}
        returnFocus={saveButton}
      />
    </form>
  )
}
