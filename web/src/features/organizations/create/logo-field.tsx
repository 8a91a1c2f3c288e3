/** The logo of the organization that is being created; it can do without one. */
import { imageFileError, uploadTypes } from '@atrium/contract/content'
import { imagesMessages } from '#messages/images.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { ImagePicker } from '#ui/media/image-picker.tsx'

const texts = organizationsMessages.create

interface Props {
  logo: File | null
  /** Where it is, once it is uploaded. */
  url: string
  onLogo: (logo: File | null) => void
  error: string | undefined
  progress: number | undefined
  disabled: boolean
}

export function LogoField({ logo, url, onLogo, error, progress, disabled }: Props) {
  return (
    <ImagePicker
      label={texts.logoLabel}
      name="logo"
      hint={texts.logoHint}
      texts={imagesMessages.picker}
      accept={uploadTypes}
      check={imageFileError}
      file={logo}
      url={url === '' ? null : url}
      onPick={onLogo}
      error={error}
      progress={progress}
      disabled={disabled}
    />
  )
}
