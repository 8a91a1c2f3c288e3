/** Step 2 of sign-in: the password of the account that step 1 found. */
import { fieldMessages } from '@atrium/contract/messages'
import type { FoundUser } from '@atrium/contract/users'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { signInMessages } from '#messages/sign-in.ts'
import { signInWithPassword } from '#session/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { greetingName } from './greeting-name.ts'
import styles from './password-step.module.css'
import { passwordFailure } from './sign-in-failure.ts'

export function PasswordStep({ found, onBack }: { found: FoundUser; onBack: () => void }) {
  const name = greetingName(found)
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
    <EntryPage
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
      <div className={styles.person}>
        <Avatar name={name} />
        <p className={styles.name}>{name}</p>
      </div>
      <Form onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="email" value={found.email} autoComplete="username" readOnly hidden />
        <PasswordField
          ref={field}
          label={signInMessages.password}
          name="password"
          error={error ?? undefined}
          onInput={() => setError(null)}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button type="submit" wide busy={busy} busyLabel={signInMessages.signingIn}>
          {signInMessages.next}
        </Button>
      </Form>
    </EntryPage>
  )
}
