/** Step 2 of sign-in: the password of the account that step 1 found. */
import { fieldMessages } from '@atrium/contract/messages'
import type { FoundUser } from '@atrium/contract/users'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { signInMessages } from '#messages/account/sign-in.ts'
import { signInWithPassword } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { FoundPerson } from './found-person.tsx'
import { greetingName } from './greeting-name.ts'
import styles from './password-step.module.css'
import { passwordFailure } from './sign-in-failure.ts'

interface PasswordStepProps {
  found: FoundUser
  typed: string
  onTyped: (text: string) => void
  onBack: () => void
  onForgot: () => void
}

export function PasswordStep({ found, typed, onTyped, onBack, onForgot }: PasswordStepProps) {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => field.current?.focus(), [])

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const password = field.current?.value ?? ''
    if (password === '') return refuse(fieldMessages.passwordRequired)
    setBusy(true)
    try {
      // The guard of this page leads on as soon as someone is signed in.
      await signInWithPassword(found.email, password)
    } catch (failure) {
      setBusy(false)
      refuse(passwordFailure(failure))
    }
  }

  return (
    <AuthLayout
      heading={signInMessages.welcomeBack}
      onMark={onBack}
      footer={
        <p>
          {signInMessages.notYou}{' '}
          <button type="button" className={styles.back} onClick={onBack}>
            {signInMessages.otherAccount}
          </button>
        </p>
      }
    >
      <FoundPerson name={greetingName(found)} />
      <Form onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="email" value={found.email} autoComplete="username" readOnly hidden />
        <PasswordField
          ref={field}
          label={signInMessages.password}
          name="password"
          error={error ?? undefined}
          defaultValue={typed || undefined}
          onInput={(event) => {
            onTyped(event.currentTarget.value)
            setError(null)
          }}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button type="submit" wide busy={busy} busyLabel={signInMessages.signingIn}>
          {signInMessages.next}
        </Button>
        <Button variant="quiet" wide onClick={onForgot}>
          {signInMessages.forgot}
        </Button>
      </Form>
    </AuthLayout>
  )
}
