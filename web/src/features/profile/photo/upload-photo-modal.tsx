/** "Upload Profile Photo": a file, its preview, how far it is, and the photo is another one. Only its buttons close it. */
import { imageFileError, uploadTypes } from '@atrium/contract/content'
import { fieldMessages } from '@atrium/contract/messages'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { imagesMessages } from '#messages/images.ts'
import { closeModal, useModal } from '#state/modals.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { useKeepDrops } from './use-keep-drops.ts'
import { usePhotoUpload } from './use-photo-upload.ts'

const texts = profileMessages.uploadPhoto

export function UploadPhotoModal({ returnFocus }: { returnFocus: RefObject<HTMLElement | null> }) {
  const { open, args } = useModal('profileImageUpload')
  return (
    <Modal open={open} onClose={close} title={texts.title} isStatic returnFocus={returnFocus}>
      {args === null ? null : <UploadPhotoForm uid={args.user_id} />}
    </Modal>
  )
}

function close() {
  closeModal('profileImageUpload')
}

function UploadPhotoForm({ uid }: { uid: string }) {
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const { state, save, clearFailure } = usePhotoUpload(uid)
  const busy = state.is === 'uploading' || state.is === 'saving'
  const submitButton = useRef<HTMLButtonElement>(null)
  useKeepDrops()

  useEffect(() => {
    // It was disabled meanwhile, and so lost the focus.
    if (state.is === 'failed') submitButton.current?.focus()
  }, [state])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (file === null || !(await save(file))) return
    showToast({ kind: 'success', text: texts.done })
    close()
  }

  return (
    <Form onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <ImagePicker
        label={texts.label}
        name="photoURL"
        texts={imagesMessages.picker}
        accept={uploadTypes}
        file={file}
        onPick={(picked) => {
          setFile(picked)
          setMissing(false)
          clearFailure()
        }}
        check={imageFileError}
        error={missing ? fieldMessages.fileRequired : state.is === 'failed' ? state.message : undefined}
        hint={texts.hint}
        shape="round"
        progress={state.is === 'uploading' ? state.percent : undefined}
        disabled={busy}
        autoFocus
      />
      {state.is === 'saving' ? <ProgressBar label={texts.savingProfile} percent={100} /> : null}
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={close}>
          {texts.cancel}
        </Button>
        <Button
          ref={submitButton}
          type="submit"
          busy={busy}
          busyLabel={state.is === 'saving' ? texts.saving : texts.uploading}
        >
          {texts.save}
        </Button>
      </ModalActions>
    </Form>
  )
}
