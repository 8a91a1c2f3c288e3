/** Step 1: the password that somebody has now, checked by signing in with it once more. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { profileMessages } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import { verifyPassword } from '#session/account-actions.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'
import { type PasswordFailure, verifyFailure } from './password-failure.ts'
import styles from './password-steps.module.css'

const texts = profileMessages.changePassword

interface VerifyPasswordStepProps {
  email: string
  /** It was verified before, too long ago. */
  again: boolean
  onBusy: (busy: boolean) => void
  onCancel: () => void
  onVerified: (password: string) => void
}

export function VerifyPasswordStep({ email, again, onBusy, onCancel, onVerified }: VerifyPasswordStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PasswordFailure | null>(null)

  // It is disabled with the rest of the form while the password is checked, and loses the focus.
  useEffect(() => {
    if (failure !== null) field.current?.focus()
  }, [failure])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const password = field.current?.value ?? ''
    if (password === '') return setFailure({ about: 'password', message: texts.currentRequired })
    setFailure(null)
    setBusy(true)
    onBusy(true)
    try {
      await verifyPassword(password)
      onVerified(password)
    } catch (error) {
      setFailure(verifyFailure(error))
    } finally {
      setBusy(false)
      onBusy(false)
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {again ? <Notice tone="info">{texts.verifyAgain}</Notice> : null}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        ref={field}
        label={texts.current}
        name="currentPassword"
        error={failure?.about === 'password' ? failure.message : undefined}
        onInput={() => setFailure(null)}
        readOnly={busy}
        autoComplete="current-password"
        enterKeyHint="next"
        autoFocus
      />
      {failure?.about === 'attempt' ? <FailureNotice message={failure.message} /> : null}
      <p className={styles.forgot}>
        <Link to={paths.resetPassword}>{texts.forgot}</Link>
      </p>
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={texts.verifying}>
          {texts.verify}
        </Button>
      </ModalActions>
    </Form>
  )
}
