/** Beside a setting that somebody else has changed meanwhile: whose it shall be. */
import type { SettingsField } from '@atrium/contract/organizations/settings'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './settings.module.css'
import type { SettingsForm } from './use-settings-form.ts'

interface Props {
  form: SettingsForm
  field: SettingsField
  label: string
}

export function ConflictChoice({ form, field, label }: Props) {
  const conflict = form.conflict(field)
  if (conflict === undefined) return null
  return (
    <div className={styles.conflict}>
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
