/** Step 2 of the wizard: the image that stands for the publisher; it can do without one. */
import { imageFileError, uploadTypes } from '@atrium/contract/content'
import { type SubmitEvent, useId, useState } from 'react'
import { imagesMessages } from '#messages/images.ts'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { wizardMessages } from '#messages/organizations/wizard.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { WizardActions } from '#ui/wizard/wizard-actions.tsx'
import type { AuthorDraft } from './author-draft.ts'
import { createFailure, type CreateFailure } from './create-failure.ts'
import { useCreateAuthor } from './use-create-author.ts'

const texts = authorsMessages.create

interface Props {
  uid: string
  draft: AuthorDraft
  image: File | null
  onImage: (image: File | null) => void
  onUploaded: (url: string) => AuthorDraft
  onBack: () => void
}

export function ImageStep({ uid, draft, image, onImage, onUploaded, onBack }: Props) {
  const creation = useCreateAuthor(uid, onUploaded)
  const [failure, setFailure] = useState<CreateFailure>()
  const outcomeId = useId()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setFailure(await creation.create(draft, image).then(() => undefined, createFailure))
  }

  return (
    <AuthLayout step={wizardMessages.step(2, 2)} heading={texts.imageTitle} lead={texts.imageLead(draft.name)}>
      <Form onSubmit={submit}>
        <ImagePicker
          label={texts.imageLabel}
          name="image"
          hint={texts.imageHint}
          texts={imagesMessages.picker}
          accept={uploadTypes}
          check={imageFileError}
          file={image}
          url={draft.imageUrl === '' ? null : draft.imageUrl}
          onPick={(file) => {
            setFailure(undefined)
            onImage(file)
          }}
          error={failure?.field === 'image' ? failure.text : undefined}
          progress={creation.uploadProgress}
          disabled={creation.isBusy}
        />
        {failure?.field === 'root' ? <FailureNotice message={failure.text} /> : null}
        <WizardActions outcome={{ id: outcomeId, text: texts.outcome(draft.name) }}>
          <Button variant="secondary" onClick={onBack} disabled={creation.isBusy}>
            {texts.back}
          </Button>
          <Button type="submit" aria-describedby={outcomeId} busy={creation.isBusy} busyLabel={texts.preparing}>
            {texts.next}
          </Button>
        </WizardActions>
      </Form>
    </AuthLayout>
  )
}
