/** What an organization is called, and its logo. */
import { defaultLogo } from '@atrium/contract/default-pictures'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConflictChoice } from '#domain/saved-settings/conflict-choice.tsx'
import { PictureField } from '#domain/saved-settings/picture-field.tsx'
import type { SettingsForm } from './use-settings-form.ts'

export function IdentityCard({ form, disabled }: { form: SettingsForm; disabled: boolean }) {
  return (
    <Card id="settings-identity" title={texts.identity.heading} lead={texts.identity.lead}>
      <div>
        <TextField
          name="displayName"
          label={texts.displayName}
          value={form.values.displayName}
          aria-required
          error={form.error('displayName')}
          autoComplete="organization"
          disabled={disabled}
          messageLines={2}
          onChange={(event) => form.change('displayName', event.target.value)}
        />
        <ConflictChoice form={form} field="displayName" label={texts.displayName} />
      </div>
      <PictureField
        {...{ form, disabled }}
        field="logo_url"
        name="logo"
        label={texts.logo}
        hint={texts.logoHint}
        url={form.values.logo_url === defaultLogo ? '' : form.values.logo_url}
        onChange={(url) => form.change('logo_url', url ?? defaultLogo)}
      />
    </Card>
  )
}
