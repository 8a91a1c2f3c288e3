/**
 * A form of settings that has pictures: those that are on their way to the server are not saved yet either. Apart from
 * the forms without one, which need nothing that uploads.
 */
import { useRef, useState } from 'react'
import { isGivenUp } from '#api/given-up.ts'
import { uploadFailure, uploadImage } from '#domain/images/upload-image.ts'
import type { SavedSettings } from './use-saved-settings.ts'

type Form<Field extends string> = Pick<SavedSettings<Field>, 'setError' | 'reset'>

export function usePictures<Field extends string>({ setError, reset }: Form<Field>) {
  const [progress, setProgress] = useState<Partial<Record<Field, number>>>({})
  const giving = useRef(new AbortController())
  const note = (field: Field, percent: number | undefined) => setProgress((all) => ({ ...all, [field]: percent }))

  return {
    isUploading: Object.values(progress).some((percent) => percent !== undefined),
    /** Percent; undefined for a field whose picture is not under way. */
    progress: (field: Field) => progress[field],
    /** Answers the address of a picture, to be changed to; undefined where there is none. */
    async upload(field: Field, file: File): Promise<string | undefined> {
      setError(field, undefined)
      note(field, 0)
      try {
        const { signal } = giving.current
        return await uploadImage(file, { onProgress: (percent) => note(field, percent), signal })
      } catch (error) {
        if (!isGivenUp(error)) setError(field, uploadFailure(error))
        return undefined
      } finally {
        note(field, undefined)
      }
    },
    reset() {
      giving.current.abort()
      giving.current = new AbortController()
      reset()
    },
  }
}

export type WithPictures<Field extends string> = SavedSettings<Field> & ReturnType<typeof usePictures<Field>>
