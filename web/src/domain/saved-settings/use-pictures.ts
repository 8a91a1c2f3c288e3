/** The pictures of a form that are on their way to the server: nobody has saved them yet either. */
import { useRef, useState } from 'react'
import { isGivenUp } from '#api/given-up.ts'
import { uploadFailure, uploadImage } from '#domain/images/upload-image.ts'

interface Pictures<Field extends string> {
  /** Percent; none for a field whose picture is not under way. */
  progress: Partial<Record<Field, number>>
  isUploading: boolean
  /** Answers the picture's address; undefined where it was given up, or where `refuse` has heard why there is none. */
  send: (field: Field, file: File) => Promise<string | undefined>
  giveUp: () => void
}

export function usePictures<Field extends string>(refuse: (field: Field, message: string) => void): Pictures<Field> {
  const [progress, setProgress] = useState<Partial<Record<Field, number>>>({})
  const giving = useRef(new AbortController())
  const note = (field: Field, percent: number | undefined) => setProgress((all) => ({ ...all, [field]: percent }))

  const send = async (field: Field, file: File) => {
    note(field, 0)
    try {
      const { signal } = giving.current
      return await uploadImage(file, { onProgress: (percent) => note(field, percent), signal })
    } catch (error) {
      if (!isGivenUp(error)) refuse(field, uploadFailure(error))
      return undefined
    } finally {
      note(field, undefined)
    }
  }
  const giveUp = () => {
    giving.current.abort()
    giving.current = new AbortController()
  }
  return { progress, isUploading: Object.values(progress).some((percent) => percent !== undefined), send, giveUp }
}
