/** The account is made, but its username was taken meanwhile or could not be saved: choose one, or go on without. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useUsernameCheck } from '#domain/usernames/use-username-check.ts'
import { mayContinue } from '#domain/usernames/username-check.ts'
import { UsernameField } from '#domain/usernames/username-field.tsx'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import styles from './username-taken.module.css'

interface UsernameTakenProps {
  refused: string
  /** One that may be tried again; empty for none. */
  start: string
  onChosen: (username: string | null) => void
}

export function UsernameTaken({ refused, start, onChosen }: UsernameTakenProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(start)
  const check = useUsernameCheck(typed)

  useEffect(() => field.current?.focus(), [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (mayContinue(check)) onChosen(trimPasted(typed))
  }

  return (
    <div className={styles.page}>
      <FailureNotice message={refused} />
      <EntryForm onSubmit={submit}>
        <UsernameField ref={field} value={typed} check={check} typed={typed} onTyped={setTyped} />
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
