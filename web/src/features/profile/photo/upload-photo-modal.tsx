/** "Upload Profile Photo": a file, its preview, how far it is, and the photo is another one. Only its buttons close it. */
import { imageFileError, uploadTypes } from '@atrium/contract/content'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { RefObject } from 'react'
import * as z from 'zod/mini'
import { uploadFailure } from '#domain/images/upload-image.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { imagesMessages } from '#messages/images.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

const texts = profileMessages.uploadPhoto
const aFile = z.custom<File>((picked) => picked instanceof File, fieldMessages.fileRequired)
/** None until one is picked. */
const schema = z.object({ photoURL: z.pipe(z.nullable(z.custom<File>()), aFile) })

interface UploadPhotoModalProps {
  open: boolean
  /** Whose photo it is. */
  uid: string
  /** Kept by whoever opens it: it outlives a session that ends meanwhile. */
  picked: File | null
  onPick: (file: File | null) => void
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

export function UploadPhotoModal({ open, onClose, returnFocus, ...form }: UploadPhotoModalProps) {
  return (
    <Modal open={open} onClose={onClose} title={texts.title} isStatic returnFocus={returnFocus}>
      <UploadPhotoForm {...form} onClose={onClose} />
    </Modal>
  )
}

function UploadPhotoForm({ uid, picked, onPick, onClose }: Omit<UploadPhotoModalProps, 'open' | 'returnFocus'>) {
  const { state, save } = usePhotoUpload(uid)
  const form = useSchemaForm({
    schema,
    values: { photoURL: picked },
    // Of the attempt, not of the picture: the button that tries again keeps the focus.
    refused: (error) => ({ root: uploadFailure(error) }),
    onSubmit: async ({ photoURL }) => {
      await save(photoURL)
      showToast({ kind: 'success', text: texts.done })
      onClose()
    },
  })

  return (
    <FormElement form={form}>
      <ImagePicker
        label={texts.label}
        name="photoURL"
        texts={imagesMessages.picker}
        accept={uploadTypes}
        file={form.watch('photoURL')}
        onPick={(file) => {
          form.clearErrors()
          form.setValue('photoURL', file)
          onPick(file)
        }}
        check={imageFileError}
        error={form.problem('photoURL') ?? form.failure}
        hint={texts.hint}
        shape="round"
        progress={state.is === 'uploading' ? state.percent : undefined}
        disabled={form.busy}
        autoFocus
      />
      {state.is === 'saving' ? <ProgressBar label={texts.savingProfile} percent={100} /> : null}
      <ModalActions>
        <Button variant="secondary" disabled={form.busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={form.busy} busyLabel={state.is === 'saving' ? texts.saving : texts.uploading}>
          {texts.save}
        </Button>
      </ModalActions>
    </FormElement>
  )
}
