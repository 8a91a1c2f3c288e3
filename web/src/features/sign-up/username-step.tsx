/** Step 1 of sign-up: a username that nobody has yet. */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useUsernameCheck } from '#api/use-username-check.ts'
import { signUpMessages } from '#messages/sign-up.ts'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Form } from '#ui/form.tsx'
import { useProductName } from '#ui/product-name.ts'
import { mayContinue } from '#ui/username-check.ts'
import { UsernameField } from '#ui/username-field.tsx'
import { saveDraft } from './sign-up-draft.ts'
import { SignInLink } from './sign-in-link.tsx'

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
    if (mayContinue(check)) onChosen(typed.trim())
  }

  return (
    <EntryPage
      heading={signUpMessages.usernameHeading}
      lead={signUpMessages.usernameLead(product)}
      footer={<SignInLink />}
    >
      <Form onSubmit={submit}>
        <UsernameField ref={field} check={check} typed={typed} onTyped={type} autoFocus />
        <Button type="submit" wide disabled={!mayContinue(check)}>
          {signUpMessages.continue}
        </Button>
      </Form>
    </EntryPage>
  )
}
