/** Beside a setting that somebody else has changed meanwhile: whose it shall be. */
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './saved-settings.module.css'
import type { SavedSettings } from './use-saved-settings.ts'

interface Props<Field extends string> {
  form: Pick<SavedSettings<Field>, 'conflict' | 'useTheirs' | 'keepMine'>
  field: Field
  label: string
}

export function ConflictChoice<Field extends string>({ form, field, label }: Props<Field>) {
  const conflict = form.conflict(field)
  if (conflict === undefined) return null
  return (
    <div className={styles.conflict} data-conflict>
      <p>
        {conflict.note} {texts.theirs(conflict.theirs)}
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" aria-label={texts.useTheirs(label)} onClick={() => form.useTheirs(field)}>
          {texts.theirsShort}
        </Button>
        <Button variant="quiet" aria-label={texts.keepMine(label)} onClick={() => form.keepMine(field)}>
          {texts.mineShort}
        </Button>
      </div>
    </div>
  )
}
