/**
 * A form of settings that has pictures: those that are on their way to the server are not saved yet either. Apart from
 * the forms without one, which need nothing that uploads.
 */
import { useRef, useState } from 'react'
import { isGivenUp } from '#api/given-up.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { mayPass, uploadFailure, uploadImage } from '#domain/images/upload-image.ts'
import { imagesMessages } from '#messages/images.ts'
import type { SavedSettings } from './use-saved-settings.ts'

type Form<Field extends string> = Pick<SavedSettings<Field>, 'name' | 'error' | 'reset'>

export function usePictures<Field extends string>({ name, error, reset }: Form<Field>) {
  const [progress, setProgress] = useState<Partial<Record<Field, number>>>({})
  /** Not with the server yet, or not got through: for one, since a session had ended. */
  const [unsent, setUnsent, wasHeld] = useHeldState<Partial<Record<Field, File>>>(`pictures of ${name}`, {})
  /** Why it did not: saving the rest of the form changes nothing about that. */
  const [failures, setFailures] = useState<Partial<Record<Field, string>>>(() => (wasHeld ? failed(unsent) : {}))
  const giving = useRef(new AbortController())
  const hold = (field: Field, file: File | undefined) => setUnsent((all) => ({ ...all, [field]: file }))
  const tell = (field: Field, failure: string | undefined) => setFailures((all) => ({ ...all, [field]: failure }))
  const note = (field: Field, percent: number | undefined) => setProgress((all) => ({ ...all, [field]: percent }))

  return {
    isUploading: Object.values(progress).some((percent) => percent !== undefined),
    /** Some picture is with this page alone, and saving does not send it. */
    hasUnsent: Object.values(unsent).some((file) => file !== undefined),
    error: (field: Field) => failures[field] ?? error(field),
    /** Percent; undefined for a field whose picture is not under way. */
    progress: (field: Field) => progress[field],
    /** What was chosen and is not with the server; null where there is nothing of that. */
    unsent: (field: Field): File | null => unsent[field] ?? null,
    letGo(field: Field): void {
      tell(field, undefined)
      hold(field, undefined)
    },
    /** Answers the address of a picture, to be changed to; undefined where there is none. */
    async upload(field: Field, file: File): Promise<string | undefined> {
      tell(field, undefined)
      hold(field, file)
      note(field, 0)
      try {
        const { signal } = giving.current
        const url = await uploadImage(file, { onProgress: (percent) => note(field, percent), signal })
        hold(field, undefined)
        return url
      } catch (problem) {
        if (!isGivenUp(problem)) tell(field, uploadFailure(problem))
        if (isGivenUp(problem) || !mayPass(problem)) hold(field, undefined)
        return undefined
      } finally {
        note(field, undefined)
      }
    },
    reset() {
      giving.current.abort()
      giving.current = new AbortController()
      setUnsent({})
      setFailures({})
      reset()
    },
  }
}

function failed<Field extends string>(unsent: Partial<Record<Field, File>>): Partial<Record<Field, string>> {
  const fields = Object.entries(unsent).filter(([, file]) => file !== undefined)
  return Object.fromEntries(fields.map(([field]) => [field, imagesMessages.failed])) as Partial<Record<Field, string>>
}

export type WithPictures<Field extends string> = SavedSettings<Field> & ReturnType<typeof usePictures<Field>>
