/**
 * A form of settings that has pictures: those that are on their way to the server are not saved yet either. Apart from
 * the forms without one, which need nothing that uploads.
 */
import { useRef, useState } from 'react'
import { isGivenUp } from '#api/given-up.ts'
import { mayPass, uploadFailure, uploadImage } from '#domain/images/upload-image.ts'
import type { SavedSettings } from './use-saved-settings.ts'

type Form<Field extends string> = Pick<SavedSettings<Field>, 'setError' | 'reset'>

export function usePictures<Field extends string>({ setError, reset }: Form<Field>) {
  const [progress, setProgress] = useState<Partial<Record<Field, number>>>({})
  /** Not with the server yet, or not got through. */
  const [unsent, setUnsent] = useState<Partial<Record<Field, File>>>({})
  const giving = useRef(new AbortController())
  const hold = (field: Field, file: File | undefined) => setUnsent((all) => ({ ...all, [field]: file }))
  const note = (field: Field, percent: number | undefined) => setProgress((all) => ({ ...all, [field]: percent }))

  return {
    isUploading: Object.values(progress).some((percent) => percent !== undefined),
    /** Percent; undefined for a field whose picture is not under way. */
    progress: (field: Field) => progress[field],
    /** What was chosen and is not with the server; null where there is nothing of that. */
    unsent: (field: Field): File | null => unsent[field] ?? null,
    letGo(field: Field): void {
      setError(field, undefined)
      hold(field, undefined)
    },
    /** Answers the address of a picture, to be changed to; undefined where there is none. */
    async upload(field: Field, file: File): Promise<string | undefined> {
      setError(field, undefined)
      hold(field, file)
      note(field, 0)
      try {
        const { signal } = giving.current
        const url = await uploadImage(file, { onProgress: (percent) => note(field, percent), signal })
        hold(field, undefined)
        return url
      } catch (error) {
        if (!isGivenUp(error)) setError(field, uploadFailure(error))
        if (isGivenUp(error) || !mayPass(error)) hold(field, undefined)
        return undefined
      } finally {
        note(field, undefined)
      }
    },
    reset() {
      giving.current.abort()
      giving.current = new AbortController()
      setUnsent({})
      reset()
    },
  }
}

export type WithPictures<Field extends string> = SavedSettings<Field> & ReturnType<typeof usePictures<Field>>
