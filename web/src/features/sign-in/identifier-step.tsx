/** Step 1 of sign-in: a username or an e-mail. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { lazyCall } from '#api/lazy-call.ts'
import { googleMessages } from '#messages/account/google.ts'
import { signInMessages } from '#messages/account/sign-in.ts'
import { paths } from '#paths.ts'
import { signInWithGoogle } from '#session/google/google-sign-in.ts'
import { useGoogle } from '#session/google/use-google.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { GoogleButton } from '#ui/form/buttons/google-button.tsx'
import { PasskeyButton } from '#ui/form/buttons/passkey-button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useDoor, useDoorPath } from '#ui/layout/door.ts'
import { useProductName } from '#ui/layout/product-name.ts'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import type { FoundPerson } from './api/find-person.ts'
import { identifierError } from './identifier-error.ts'
import { lookupFailure, toFallbackUser } from './sign-in-failure.ts'
import { usePasskeyWay } from './use-passkey-way.ts'

const findPerson = lazyCall(async () => (await import('./api/find-person.ts')).findPerson)

interface IdentifierStepProps {
  typed: string
  onTyped: (text: string) => void
  /** Rejects where the next step cannot be had. */
  onFound: (user: FoundPerson) => Promise<void>
}

export function IdentifierStep({ typed, onTyped, onFound }: IdentifierStepProps) {
  const product = useProductName()
  const signUp = useDoorPath(paths.signUp)
  const door = useDoor()
  // The page that arrives is the same at every door.
  const learners = useHydrated() ? door?.learners : undefined
  // As with a password, the guard of this page leads on as soon as someone is signed in.
  const google = useGoogle(async (idToken) => void (await signInWithGoogle(idToken)))
  const passkey = usePasskeyWay()

  /** What was said of another way, once somebody goes on with their name. */
  const forgetOthers = () => {
    google.clear()
    passkey.clear()
  }

  useEffect(() => findPerson.prepare(), [])

  const { form, busy, field } = useEntryForm(['email'], {
    check({ email }) {
      forgetOthers()
      onTyped(trimPasted(email))
      const wrong = identifierError(trimPasted(email))
      return wrong === null ? {} : { email: wrong }
    },
    async send({ email }) {
      const text = trimPasted(email)
      await onFound(await findPerson(text).catch((failure: unknown) => toFallbackUser(failure, text)))
    },
    refused: (failure) => ({ email: lookupFailure(failure) }),
  })

  return (
    <AuthLayout
      heading={signInMessages.title(product)}
      footer={
        <>
          <p>
            {signInMessages.newHere(product)} <Link to={signUp}>{signInMessages.createAccount}</Link>
          </p>
          {learners === undefined ? null : (
            <p>
              <Link to={learners}>{signInMessages.withCard}</Link>
            </p>
          )}
        </>
      }
    >
      <EntryForm {...form}>
        <TextField
          {...field('email', forgetOthers)}
          label={signInMessages.identifier}
          defaultValue={typed || undefined}
          autoComplete="username webauthn"
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
      </EntryForm>
      <PasskeyButton
        label={signInMessages.withPasskey}
        onPress={() => {
          google.clear()
          void passkey.wish('press')
        }}
        {...passkey.state}
      />
      <GoogleButton
        label={googleMessages.signIn}
        onPress={() => {
          void passkey.wish('stop')
          google.open()
        }}
        busy={google.busy}
        status={google.waiting ? googleMessages.waiting : null}
        failure={google.failure}
      />
    </AuthLayout>
  )
}
