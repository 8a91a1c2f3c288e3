/** Where an organization can be reached, when its days begin, and which language its mails speak. */
import { languageNames, languages as known } from '@atrium/contract/languages'
import { defaultTimeZone } from '@atrium/contract/rules/time/time-zone'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConflictChoice } from '#domain/saved-settings/conflict-choice.tsx'
import styles from './settings.module.css'
import type { SettingsForm } from './use-settings-form.ts'

const languages = known.map((value) => ({ value, label: languageNames[value] }))
const knownZones = [...new Set([defaultTimeZone, ...Intl.supportedValuesOf('timeZone')])]

export function RegionCard({ form, disabled }: { form: SettingsForm; disabled: boolean }) {
  const { company_email, time_zone, language } = form.values
  // What another browser knew is kept.
  const zones = knownZones.includes(time_zone) ? knownZones : [time_zone, ...knownZones]
  return (
    <Card id="settings-region" title={texts.contact.heading} lead={texts.contact.lead}>
      <div>
        <TextField
          name="company_email"
          type="email"
          label={texts.companyEmail}
          hint={texts.companyEmailHint}
          value={company_email}
          error={form.error('company_email')}
          autoComplete="off"
          disabled={disabled}
          onChange={(event) => form.change('company_email', event.target.value)}
        />
        <ConflictChoice form={form} field="company_email" label={texts.companyEmail} />
      </div>
      <div className={styles.pair}>
        <div>
          <SelectField
            name="time_zone"
            label={texts.timeZone}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={time_zone}
            error={form.error('time_zone')}
            disabled={disabled}
            onChange={(event) => form.change('time_zone', event.target.value)}
          />
          <ConflictChoice form={form} field="time_zone" label={texts.timeZone} />
        </div>
        <div>
          <SelectField
            name="language"
            label={texts.language}
            options={languages}
            value={language}
            error={form.error('language')}
            disabled={disabled}
            onChange={(event) => form.change('language', event.target.value)}
          />
          <ConflictChoice form={form} field="language" label={texts.language} />
        </div>
      </div>
    </Card>
  )
}
