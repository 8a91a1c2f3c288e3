/** What both steps to another password have: whose it is, its fields, what was refused, and the buttons. */
import type { ReactNode } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PasswordOwner } from '#ui/form/fields/password-owner.tsx'
import { FormElement } from '#ui/form/form.tsx'
import type { FormSubmission } from '#ui/form/use-schema-form.ts'
import { ModalActions } from '#ui/overlay/modal.tsx'

/** What the dialog gives either step. */
export interface PasswordStepProps {
  /** Whose password it is. */
  email: string
  /** Does what is to be waited for, during which the dialog stays. */
  whileBusy: (work: () => Promise<void>) => Promise<void>
  onCancel: () => void
}

interface Props extends Pick<PasswordStepProps, 'email' | 'onCancel'> {
  form: FormSubmission & { failure: string | undefined }
  texts: { submit: string; busy: string }
  /** Stands between what was refused and the buttons. */
  aside?: ReactNode
  children: ReactNode
}

export function PasswordStep({ email, form, texts, aside, onCancel, children }: Props) {
  return (
    <FormElement form={form}>
      <PasswordOwner email={email} />
      {children}
      {form.failure === undefined ? null : <FailureNotice message={form.failure} />}
      {aside}
      <ModalActions>
        <Button variant="secondary" disabled={form.busy} onClick={onCancel}>
          {profileMessages.changePassword.cancel}
        </Button>
        <Button type="submit" busy={form.busy} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </ModalActions>
    </FormElement>
  )
}
