/** How the form of the settings works: what was typed stays, whatever somebody else saves meanwhile. */
import type { OrganizationSettings, SettingsField } from '@atrium/contract/organizations/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { settingsMessages as texts } from '#messages/console/settings.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { readSettings, saveSettings, settingsOf } from './api/settings.ts'
import { bodyOf, changesOf, type SettingsValues, valuesOf } from './values.ts'

/** Who changed a setting meanwhile, in a sentence. */
type Notes = Partial<Record<SettingsField, string>>

export type SettingsForm = ReturnType<typeof useSettingsForm>

export function useSettingsForm(read: OrganizationSettings) {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const refresh = useRefreshPeople()
  const [draft, setDraft] = useState<Partial<SettingsValues>>({})
  const [notes, setNotes] = useState<Notes>({})
  const [errors, setErrors] = useState<Notes>({})
  const saved = valuesOf(read)
  const changes = changesOf(saved, draft)

  const keep = (settings: OrganizationSettings) => client.setQueryData(settingsOf(organization).queryKey, settings)
  const saving = useMutation({
    mutationFn: () => saveSettings(organization, bodyOf(read.version, changes)),
    async onSuccess(settings) {
      keep(settings)
      setDraft({})
      setNotes({})
      setErrors({})
      showToast({ kind: 'success', text: texts.saved })
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: ['organizations'] })])
    },
    async onError(error) {
      if (isApiError(error, 'settings_changed')) {
        // What is not of this form's making is taken over; what is, is asked about where both have changed it.
        keep(await readSettings(organization))
        setNotes(error.fields)
      } else setErrors(lastParts(toFailure(error).fields))
    },
  })
  const without = (all: Notes, field: SettingsField) => ({ ...all, [field]: undefined })

  return {
    values: { ...saved, ...draft },
    /** What is saved of a setting that both have changed, with who did; undefined where there is nothing to choose. */
    conflict: (field: SettingsField) =>
      notes[field] !== undefined && field in changes ? { note: notes[field], theirs: saved[field] } : undefined,
    hasConflict: Object.keys(changes).some((field) => notes[field as SettingsField] !== undefined),
    error: (field: SettingsField) => errors[field],
    setError: (field: SettingsField, message: string | undefined) => setErrors({ ...errors, [field]: message }),
    /** What is wrong with no field. */
    failure:
      saving.error === null || isApiError(saving.error, 'settings_changed') || isApiError(saving.error, 'invalid_input')
        ? null
        : toFailure(saving.error).message,
    isChanged: Object.keys(changes).length > 0,
    busy: saving.isPending,
    change(field: SettingsField, value: string) {
      setDraft({ ...draft, [field]: value })
      setErrors(without(errors, field))
    },
    useTheirs(field: SettingsField) {
      setDraft(Object.fromEntries(Object.entries(draft).filter(([name]) => name !== field)))
      setNotes(without(notes, field))
    },
    keepMine: (field: SettingsField) => setNotes(without(notes, field)),
    save: () => saving.mutate(),
    reset() {
      setDraft({})
      setNotes({})
      setErrors({})
      saving.reset()
    },
  }
}

/** `branding.colors.primary` is the field `primary` here. */
function lastParts(fields: Readonly<Record<string, string>>): Notes {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.').at(-1) ?? path, text]))
}
