/** Step 1 of sign-up: a username that nobody has yet. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useUsernameCheck } from '#domain/usernames/use-username-check.ts'
import { mayContinue } from '#domain/usernames/username-check.ts'
import { UsernameField } from '#domain/usernames/username-field.tsx'
import { SignInLink } from '#features/sign-up/sign-in-link.tsx'
import { saveDraft } from '#features/sign-up/sign-up-draft.ts'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'

interface UsernameStepProps {
  start?: string | undefined
  onChosen: (username: string) => void
}

export function UsernameStep({ start, onChosen }: UsernameStepProps) {
  const product = useProductName()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const check = useUsernameCheck(typed)

  // The field is the browser's own, so that what was typed before this code arrived still stands.
  useEffect(() => {
    const input = field.current
    if (input === null) return
    if (input.value === '' && start) input.value = start
    setTyped(input.value)
  }, [start])

  const type = (text: string) => {
    setTyped(text)
    saveDraft({ username: text })
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (mayContinue(check)) onChosen(trimPasted(typed))
  }

  return (
    <AuthLayout
      heading={signUpMessages.usernameHeading}
      lead={signUpMessages.usernameLead(product)}
      footer={<SignInLink />}
    >
      <EntryForm onSubmit={submit}>
        <UsernameField ref={field} check={check} typed={typed} onTyped={type} autoFocus />
        <Button type="submit" wide disabled={!mayContinue(check)}>
          {signUpMessages.continue}
        </Button>
      </EntryForm>
    </AuthLayout>
  )
}
