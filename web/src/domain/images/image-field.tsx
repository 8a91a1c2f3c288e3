/** The picture of something that is being made; it can do without one. */
import { imageFileError, uploadTypes } from '@atrium/contract/content'
import { imagesMessages } from '#messages/images.ts'
import { ImagePicker } from '#ui/media/image-picker.tsx'

export interface ImageFieldProps {
  label: string
  name: string
  hint: string
  file: File | null
  /** Where it is, once it is uploaded; empty before. */
  url: string
  onPick: (file: File | null) => void
  error: string | undefined
  onAgain?: (() => void) | undefined
  progress: number | undefined
  disabled: boolean
}

export function ImageField({ url, ...field }: ImageFieldProps) {
  return (
    <ImagePicker
      {...field}
      texts={imagesMessages.picker}
      accept={uploadTypes}
      check={imageFileError}
      url={url === '' ? null : url}
    />
  )
}
