/** The fields of the reset: a new password, twice, and how strong it is. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { missingOf, type ResetProblems, resetProblems } from './check-reset.ts'
import { resetAndNotify } from './reset-and-notify.ts'
import { type LinkFailure, resetFailure } from './reset-failure.ts'

const texts = authActionMessages.reset

interface ResetFormProps {
  code: string
  email: string
  onDone: (notified: boolean) => void
  onDeadLink: (failure: LinkFailure) => void
}

export function ResetForm({ code, email, onDone, onDeadLink }: ResetFormProps) {
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<ResetProblems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => passwordField.current?.focus(), [])

  const refuse = (found: ResetProblems) => {
    setProblems(found)
    const first = found.newPassword === undefined ? confirmField : passwordField
    first.current?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setFailure(null)
    const found = resetProblems(password, confirmField.current?.value ?? '')
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    try {
      onDone(await resetAndNotify(code, email, password))
    } catch (error) {
      setBusy(false)
      const refused = resetFailure(error)
      if (refused.about === 'link') onDeadLink(refused.failure)
      else if (refused.about === 'password') refuse({ newPassword: refused.message })
      else setFailure(refused.message)
    }
  }

  return (
    <Form onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        ref={passwordField}
        label={texts.newPassword}
        name="newPassword"
        error={problems.newPassword}
        hint={texts.hint}
        messageLines={2}
        onInput={(event) => {
          setPassword(event.currentTarget.value)
          setProblems({})
        }}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <StrengthMeter password={password} missing={missingOf(password)} />
      <PasswordField
        ref={confirmField}
        label={texts.confirmPassword}
        name="confirmPassword"
        error={problems.confirmPassword}
        onInput={() => setProblems(({ newPassword }) => (newPassword === undefined ? {} : { newPassword }))}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {failure === null ? null : <FailureNotice message={failure} />}
      <Button type="submit" wide busy={busy} busyLabel={texts.resetting}>
        {texts.submit}
      </Button>
    </Form>
  )
}
