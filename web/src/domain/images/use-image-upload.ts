/** Uploads the picture that goes with something that is being made. */
import { useState } from 'react'
import { uploadFailure, uploadImage } from './upload-image.ts'

/** Its message is the sentence for the field. */
export class ImageNotUploaded extends Error {}

interface ImageUpload {
  /** Percent; present while uploading. */
  progress: number | undefined
  /** Answers the picture's address. Rejects with `ImageNotUploaded`. */
  send: (file: File) => Promise<string>
}

export function useImageUpload(): ImageUpload {
  const [progress, setProgress] = useState<number>()

  const send = async (file: File) => {
    setProgress(0)
    try {
      return await uploadImage(file, { onProgress: setProgress })
    } catch (error) {
      throw new ImageNotUploaded(uploadFailure(error), { cause: error })
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, send }
}
