/** How a form of settings works that others may save too: what was typed stays, whatever somebody else saves meanwhile. */
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useBegunVersion } from './use-begun-version.ts'

type Values = Record<string, string>
type Texts<Field extends string> = Partial<Record<Field, string>>

interface Versioned {
  version: number
}

interface Options<Field extends string, Read extends Versioned> {
  /** The form's own, whatever else is open: what was typed outlives a session by it. */
  name: string
  /** As they stand in the fields: one text each. */
  saved: Record<Field, string>
  /** Of what is saved. */
  version: number
  /** Refuses with `settings_changed` where another version is saved by now. */
  save: (version: number, changes: Texts<Field>) => Promise<Read>
  /** Reads what is saved now. */
  read: () => Promise<Read>
  /** Puts what was read in the place of what is known. */
  keep: (read: Read) => void
  onSaved: () => Promise<unknown>
}

export type SavedSettings<Field extends string> = ReturnType<typeof useSavedSettings<Field, Versioned>>

/** What of a draft differs from what is saved. */
export function changesOf<Field extends string>(saved: Record<Field, string>, draft: Texts<Field>): Texts<Field> {
  const changed = Object.entries<string>(draft as Values).filter(([field, value]) => saved[field as Field] !== value)
  return Object.fromEntries(changed) as Texts<Field>
}

export function useSavedSettings<Field extends string, Read extends Versioned>({
  name,
  saved,
  version,
  save,
  read,
  keep,
  onSaved,
}: Options<Field, Read>) {
  const [draft, setDraft, wasHeld] = useHeldState<Texts<Field>>(name, {})
  /** Who changed a setting meanwhile, in a sentence. */
  const [notes, setNotes] = useState<Texts<Field>>({})
  const [errors, setErrors] = useState<Texts<Field>>({})
  const changes = changesOf(saved, draft)
  const isChanged = Object.keys(changes).length > 0
  const { begun, see } = useBegunVersion(name, version, isChanged)
  const saving = useMutation({
    async mutationFn() {
      try {
        return await save(begun, changes)
      } catch (error) {
        if (!isApiError(error, 'settings_changed') || Object.keys(changes).some((field) => field in error.fields))
          throw error
        // Somebody has changed other settings: these go on top of them.
        const now = await read()
        keep(now)
        see(now.version)
        return save(now.version, changes)
      }
    },
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
        const now = await read()
        keep(now)
        see(now.version)
        setNotes(error.fields as Texts<Field>)
      } else setErrors(lastParts(toFailure(error).fields) as Texts<Field>)
    },
  })
  const without = (all: Texts<Field>, field: Field) => ({ ...all, [field]: undefined })

  return {
    name,
    values: { ...saved, ...draft } as Record<Field, string>,
    /** What is saved of a setting that both have changed, with who did; undefined where there is nothing to choose. */
    conflict(field: Field) {
      const note = notes[field]
      return note !== undefined && field in changes ? { note, theirs: saved[field] } : undefined
    },
    hasConflict: Object.keys(changes).some((field) => notes[field as Field] !== undefined),
    error: (field: Field) => errors[field],
    /** What is wrong with no field. */
    failure:
      saving.error === null || isApiError(saving.error, 'settings_changed') || isApiError(saving.error, 'invalid_input')
        ? null
        : toFailure(saving.error).message,
    isChanged,
    /** Some of it was typed before a session ended. */
    isRestored: wasHeld && isChanged,
    busy: saving.isPending,
    /** On top of what was changed meanwhile: an upload takes its time. */
    change(field: Field, value: string) {
      setDraft((all) => ({ ...all, [field]: value }))
      setErrors((all) => without(all, field))
    },
    /** Of settings that hang together: by what they are once this happens, not by what they were when it was begun. */
    changeBy(of: (values: Record<Field, string>) => Texts<Field>) {
      setDraft((all) => ({ ...all, ...of({ ...saved, ...all }) }))
    },
    useTheirs(field: Field) {
      setDraft(Object.fromEntries(Object.entries(draft).filter(([other]) => other !== field)) as Texts<Field>)
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
