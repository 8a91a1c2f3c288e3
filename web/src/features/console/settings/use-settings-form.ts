/** The settings of an organization as a form. */
import type { OrganizationSettings, SettingsField } from '@atrium/contract/organizations/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { usePictures, type WithPictures } from '#domain/saved-settings/use-pictures.ts'
import { useSavedSettings } from '#domain/saved-settings/use-saved-settings.ts'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { readSettings, saveSettings, settingsOf } from './api/settings.ts'
import { bodyOf, valuesOf } from './values.ts'

export type SettingsForm = WithPictures<SettingsField>

export function useSettingsForm(read: OrganizationSettings): SettingsForm {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const refresh = useRefreshPeople()
  const form = useSavedSettings<SettingsField, OrganizationSettings>({
    name: `settings of ${organization}`,
    saved: valuesOf(read),
    version: read.version,
    save: (version, changes) => saveSettings(organization, bodyOf(version, changes)),
    read: () => readSettings(organization),
    keep: (settings) => client.setQueryData(settingsOf(organization).queryKey, settings),
    async onSaved() {
      showToast({ kind: 'success', text: texts.saved })
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['organizations'] })])
    },
  })
  return { ...form, ...usePictures(form) }
}
