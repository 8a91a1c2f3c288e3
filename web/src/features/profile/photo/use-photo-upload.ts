/** From a chosen file to the photo of the record: uploading, then saving. */
import { useRef, useState } from 'react'
import { uploadImage } from '#domain/images/upload-image.ts'
import { useUpdateUser } from '#features/profile/api/update-user.ts'

type UploadState = { is: 'idle' } | { is: 'uploading'; percent: number } | { is: 'saving' }

export function usePhotoUpload(uid: string) {
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const { mutateAsync } = useUpdateUser(uid)
  /** What is uploaded already is not sent again when only saving it failed. */
  const uploaded = useRef<{ file: File; url: string }>(null)

  /** Once it resolves, the photo is the record's. */
  const save = async (file: File): Promise<void> => {
    try {
      if (uploaded.current?.file !== file) {
        setState({ is: 'uploading', percent: 0 })
        const url = await uploadImage(file, { onProgress: (percent) => setState({ is: 'uploading', percent }) })
        uploaded.current = { file, url }
      }
      setState({ is: 'saving' })
      await mutateAsync({ photoURL: uploaded.current.url })
    } finally {
      setState({ is: 'idle' })
    }
  }

  return { state, save }
}
