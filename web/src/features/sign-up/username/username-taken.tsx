/** The account is made, but its username was taken meanwhile: choose another, or go on without. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useUsernameCheck } from '#domain/usernames/use-username-check.ts'
import { mayContinue } from '#domain/usernames/username-check.ts'
import { UsernameField } from '#domain/usernames/username-field.tsx'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import styles from './username-taken.module.css'

interface UsernameGoneProps {
  refused: string
  onChosen: (username: string | null) => void
}

export function UsernameTaken({ refused, onChosen }: UsernameGoneProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const check = useUsernameCheck(typed)

  useEffect(() => field.current?.focus(), [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (mayContinue(check)) onChosen(typed.trim())
  }

  return (
    <div className={styles.page}>
      <FailureNotice message={refused} />
      <EntryForm onSubmit={submit}>
        <UsernameField ref={field} check={check} typed={typed} onTyped={setTyped} />
        <div className={styles.actions}>
          <Button type="submit" wide disabled={!mayContinue(check)}>
            {signUpMessages.saveUsername}
          </Button>
          <Button variant="quiet" wide onClick={() => onChosen(null)}>
            {signUpMessages.withoutUsername}
          </Button>
        </div>
      </EntryForm>
    </div>
  )
}
