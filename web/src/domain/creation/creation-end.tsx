/** The end of a wizard's last step: the picture that goes with what is made, what was refused, and the way on. */
import type { ReactNode } from 'react'
import { ImageField, type ImageFieldProps } from '#domain/images/image-field.tsx'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { CreateActions } from '#ui/wizard/create-actions.tsx'
import type { Creation } from './use-creation.ts'

interface Props {
  image: Omit<ImageFieldProps, 'progress' | 'disabled'>
  /** What is wrong with no field. */
  failure: string | undefined
  /** What is worth knowing before it is made after all. */
  warning?: ReactNode
  creation: Pick<Creation<never>, 'isBusy' | 'uploadProgress'>
  /** A sentence on what Next makes. */
  outcome: string
  texts: { back: string; next: string; preparing: string }
  onBack: () => void
}

export function CreationEnd({ image, failure, warning, creation, outcome, texts, onBack }: Props) {
  return (
    <>
      <ImageField {...image} progress={creation.uploadProgress} disabled={creation.isBusy} />
      {failure === undefined ? null : <FailureNotice message={failure} />}
      {warning}
      <CreateActions outcome={outcome} texts={texts} busy={creation.isBusy} onBack={onBack} />
    </>
  )
}
