/** The settings of a publisher as a form. */
import type { AuthorSettings, AuthorSettingsField } from '@atrium/contract/authors/settings'
import { useQueryClient } from '@tanstack/react-query'
import { usePublisher, useRefreshPublisher } from '#domain/publisher/use-publisher.ts'
import { usePictures, type WithPictures } from '#domain/saved-settings/use-pictures.ts'
import { useSavedSettings } from '#domain/saved-settings/use-saved-settings.ts'
import { settingsMessages } from '#messages/console/settings.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { publisherSettings, readPublisher, savePublisher } from '../api/publisher-settings.ts'

export type PublisherForm = WithPictures<AuthorSettingsField>

export function usePublisherForm(read: AuthorSettings): PublisherForm {
  const { author_id } = usePublisher()
  const client = useQueryClient()
  const refresh = useRefreshPublisher()
  const { version, author_id: _, ...saved } = read
  const form = useSavedSettings<AuthorSettingsField, AuthorSettings>({
    name: `settings of the publisher ${author_id}`,
    saved,
    version,
    save: (begun, changes) => savePublisher(author_id, { version: begun, ...changes }),
    read: () => readPublisher(author_id),
    keep: (settings) => client.setQueryData(publisherSettings(author_id).queryKey, settings),
    async onSaved() {
      showToast({ kind: 'success', text: settingsMessages.saved })
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['authors'] })])
    },
  })
  return { ...form, ...usePictures(form) }
}
