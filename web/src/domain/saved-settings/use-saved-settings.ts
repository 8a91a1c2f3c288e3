/** How a form of settings works that others may save too: what was typed stays, whatever somebody else saves meanwhile. */
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'

type Values = Record<string, string>
type Texts<Field extends string> = Partial<Record<Field, string>>

interface Options<Field extends string, Read> {
  /** As they stand in the fields: one text each. */
  saved: Record<Field, string>
  save: (changes: Texts<Field>) => Promise<Read>
  /** Reads what is saved now. */
  read: () => Promise<Read>
  /** Puts what was read in the place of what is known. */
  keep: (read: Read) => void
  onSaved: () => Promise<unknown>
}

export type SavedSettings<Field extends string> = ReturnType<typeof useSavedSettings<Field, unknown>>

/** What of a draft differs from what is saved. */
export function changesOf<Field extends string>(saved: Record<Field, string>, draft: Texts<Field>): Texts<Field> {
  const changed = Object.entries<string>(draft as Values).filter(([field, value]) => saved[field as Field] !== value)
  return Object.fromEntries(changed) as Texts<Field>
}

export function useSavedSettings<Field extends string, Read>({
  saved,
  save,
  read,
  keep,
  onSaved,
}: Options<Field, Read>) {
  const [draft, setDraft] = useState<Texts<Field>>({})
  /** Who changed a setting meanwhile, in a sentence. */
  const [notes, setNotes] = useState<Texts<Field>>({})
  const [errors, setErrors] = useState<Texts<Field>>({})
  const changes = changesOf(saved, draft)
  const saving = useMutation({
    mutationFn: () => save(changes),
    async onSuccess(settings) {
      keep(settings)
      setDraft({})
      setNotes({})
      setErrors({})
      await onSaved()
    },
    async onError(error) {
      if (isApiError(error, 'settings_changed')) {
        // What is not of this form's making is taken over; what is, is asked about where both have changed it.
        keep(await read())
        setNotes(error.fields as Texts<Field>)
      } else setErrors(lastParts(toFailure(error).fields) as Texts<Field>)
    },
  })
  const without = (all: Texts<Field>, field: Field) => ({ ...all, [field]: undefined })

  return {
    values: { ...saved, ...draft } as Record<Field, string>,
    /** What is saved of a setting that both have changed, with who did; undefined where there is nothing to choose. */
    conflict(field: Field) {
      const note = notes[field]
      return note !== undefined && field in changes ? { note, theirs: saved[field] } : undefined
    },
    hasConflict: Object.keys(changes).some((field) => notes[field as Field] !== undefined),
    error: (field: Field) => errors[field],
    setError: (field: Field, message: string | undefined) => setErrors((all) => ({ ...all, [field]: message })),
    /** What is wrong with no field. */
    failure:
      saving.error === null || isApiError(saving.error, 'settings_changed') || isApiError(saving.error, 'invalid_input')
        ? null
        : toFailure(saving.error).message,
    isChanged: Object.keys(changes).length > 0,
    busy: saving.isPending,
    /** On top of what was changed meanwhile: an upload takes its time. */
    change(field: Field, value: string) {
      setDraft((all) => ({ ...all, [field]: value }))
      setErrors((all) => without(all, field))
    },
    useTheirs(field: Field) {
      setDraft(Object.fromEntries(Object.entries(draft).filter(([name]) => name !== field)) as Texts<Field>)
      setNotes(without(notes, field))
    },
    keepMine: (field: Field) => setNotes(without(notes, field)),
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
function lastParts(fields: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.').at(-1) ?? path, text]))
}
