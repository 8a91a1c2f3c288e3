/** Both colours, each by its digits or from a palette, and how legible it is. */
import { parseHex, toHex } from '@atrium/contract/rules/colors/contrast'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConflictChoice } from '#domain/saved-settings/conflict-choice.tsx'
import { backgroundNote, primaryNote } from './contrast-note.ts'
import styles from './settings.module.css'
import type { SettingsForm } from './use-settings-form.ts'

interface Props {
  form: SettingsForm
  disabled: boolean
}

export function ColorsCard(props: Props) {
  return (
    <Card id="settings-colors" title={texts.colors.heading} lead={texts.colors.lead}>
      <div className={styles.pair}>
        <Color {...props} field="primary" label={texts.primary} noteOf={primaryNote} />
        <Color {...props} field="page_background" label={texts.pageBackground} noteOf={backgroundNote} />
      </div>
    </Card>
  )
}

interface ColorProps extends Props {
  field: 'primary' | 'page_background'
  label: string
  noteOf: (color: string) => string
}

function Color({ form, disabled, field, label, noteOf }: ColorProps) {
  const value = form.values[field]
  const rgb = parseHex(value)
  return (
    <div>
      <TextField
        name={field}
        label={label}
        value={value}
        aria-required
        error={form.error(field) ?? (rgb === undefined ? texts.notAColor : undefined)}
        status={noteOf(value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={7}
        disabled={disabled}
        messageLines={2}
        onChange={(event) => form.change(field, event.target.value.trim())}
        suffix={
          <input
            type="color"
            className={styles.palette}
            aria-label={texts.palettes[field]}
            value={toHex(rgb ?? [0, 0, 0])}
            disabled={disabled}
            onChange={(event) => form.change(field, event.target.value)}
          />
        }
      />
      <ConflictChoice form={form} field={field} label={label} />
    </div>
  )
}
