/** What an organization is called, and its logo. */
import { defaultLogo } from '@atrium/contract/default-pictures'
import { ImageField } from '#domain/images/image-field.tsx'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConflictChoice } from '#domain/saved-settings/conflict-choice.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function IdentityCard({ form, disabled }: { form: SettingsForm; disabled: boolean }) {
  const pick = async (file: File | null) => {
    const url = file === null ? defaultLogo : await form.upload('logo_url', file)
    if (url !== undefined) form.change('logo_url', url)
  }
  return (
    <Card id="settings-identity" title={texts.identity.heading} lead={texts.identity.lead}>
      <div>
        <TextField
          name="displayName"
          label={texts.displayName}
          value={form.values.displayName}
          error={form.error('displayName')}
          autoComplete="organization"
          disabled={disabled}
          messageLines={2}
          onChange={(event) => form.change('displayName', event.target.value)}
        />
        <ConflictChoice form={form} field="displayName" label={texts.displayName} />
      </div>
      <div>
        <ImageField
          label={texts.logo}
          name="logo"
          hint={texts.logoHint}
          file={null}
          url={form.values.logo_url === defaultLogo ? '' : form.values.logo_url}
          onPick={(file) => void pick(file)}
          error={form.error('logo_url')}
          progress={form.progress('logo_url')}
          disabled={disabled}
        />
        <ConflictChoice form={form} field="logo_url" label={texts.logo} />
      </div>
    </Card>
  )
}
