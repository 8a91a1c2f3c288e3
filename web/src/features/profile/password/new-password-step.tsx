/** Step 2: the new password, twice, and how strong it is. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { changePassword } from '#session/account-actions.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'
import { changeFailure } from './password-failure.ts'
import { type NewPasswordProblems, newPasswordProblems } from './password-rules.ts'

const texts = profileMessages.changePassword

interface NewPasswordStepProps {
  email: string
  /** The password of now. */
  current: string
  /** A new password from the profile's own field, or nothing. */
  typed: string
  onBusy: (busy: boolean) => void
  onCancel: () => void
  /** The check of the current password has run out. */
  onTooLate: () => void
  onChanged: () => void
}

export function NewPasswordStep(props: NewPasswordStepProps) {
  const { email, current, typed, onBusy, onCancel, onTooLate, onChanged } = props
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState(typed)
  const [problems, setProblems] = useState<NewPasswordProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  // What was typed already only has to be repeated.
  useEffect(() => (typed === '' ? passwordField : confirmField).current?.focus(), [typed])

  const refuse = (found: NewPasswordProblems) => {
    setProblems(found)
    const first = found.newPassword === undefined ? confirmField : passwordField
    first.current?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setFailure(null)
    const found = newPasswordProblems(current, password, confirmField.current?.value ?? '')
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    onBusy(true)
    try {
      await changePassword(password)
      onChanged()
    } catch (error) {
      const refused = changeFailure(error)
      if (refused.about === 'verification') onTooLate()
      else if (refused.about === 'password') refuse({ newPassword: refused.message })
      else setFailure(refused.message)
    } finally {
      setBusy(false)
      onBusy(false)
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        ref={passwordField}
        label={texts.new}
        name="newPassword"
        value={password}
        error={problems.newPassword}
        hint={texts.newHint}
        messageLines={2}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          setProblems({})
        }}
        readOnly={busy}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <StrengthMeter password={password} />
      <PasswordField
        ref={confirmField}
        label={texts.confirm}
        name="confirmPassword"
        error={problems.confirmPassword}
        onInput={() => setProblems(({ newPassword }) => (newPassword === undefined ? {} : { newPassword }))}
        readOnly={busy}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {failure === null ? null : <FailureNotice message={failure} />}
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={texts.changing}>
          {texts.submit}
        </Button>
      </ModalActions>
    </Form>
  )
}
