/** Step 1 of sign-in: a username or an e-mail. */
import type { FoundUser } from '@atrium/contract/users'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { lazyCall } from '#api/lazy-call.ts'
import { googleMessages } from '#messages/account/google.ts'
import { signInMessages } from '#messages/account/sign-in.ts'
import { paths } from '#paths.ts'
import { signInWithGoogle } from '#session/google-sign-in.ts'
import { useGoogle } from '#session/use-google.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { GoogleButton } from '#ui/form/google-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useProductName } from '#ui/layout/product-name.ts'
import { identifierError } from './identifier-error.ts'
import { lookupFailure, unnamed } from './sign-in-failure.ts'

const findPerson = lazyCall(async () => (await import('./api/find-person.ts')).findPerson)

interface IdentifierStepProps {
  typed: string
  onTyped: (text: string) => void
  /** Rejects where the next step cannot be had. */
  onFound: (user: FoundUser) => Promise<void>
}

export function IdentifierStep({ typed, onTyped, onFound }: IdentifierStepProps) {
  const product = useProductName()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // As with a password, the guard of this page leads on as soon as someone is signed in.
  const google = useGoogle(async (idToken) => void (await signInWithGoogle(idToken)))

  useEffect(() => findPerson.prepare(), [])

  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    google.clear()
    const text = field.current?.value.trim() ?? ''
    onTyped(text)
    const wrong = identifierError(text)
    if (wrong !== null) return refuse(wrong)
    setBusy(true)
    try {
      await onFound(await findPerson(text).catch((failure: unknown) => unnamed(failure, text)))
    } catch (failure) {
      setBusy(false)
      refuse(lookupFailure(failure))
    }
  }

  return (
    <AuthLayout
      heading={signInMessages.title(product)}
      footer={
        <p>
          {signInMessages.newHere(product)} <Link to={paths.signUp}>{signInMessages.createAccount}</Link>
        </p>
      }
    >
      <Form onSubmit={submit}>
        <TextField
          ref={field}
          label={signInMessages.identifier}
          name="email"
          defaultValue={typed || undefined}
          error={error ?? undefined}
          onInput={() => setError(null)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          enterKeyHint="next"
          autoFocus
        />
        <Button type="submit" wide busy={busy} busyLabel={signInMessages.lookingUp}>
          {signInMessages.login}
        </Button>
      </Form>
      <GoogleButton
        label={googleMessages.signIn}
        onPress={google.open}
        busy={google.busy}
        status={google.waiting ? googleMessages.waiting : null}
        failure={google.failure}
      />
    </AuthLayout>
  )
}
