/** Step 2 of sign-in: the password of the account that step 1 found. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { FoundUser } from '@atrium/contract/users'
import { signInMessages } from '#messages/account/sign-in.ts'
import { signInWithPassword } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { PasswordOwner } from '#ui/form/fields/password-owner.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { FoundPerson } from './found-person.tsx'
import { MailCodeButton } from './mail-code-button.tsx'
import { greetingName } from './greeting-name.ts'
import styles from './password-step.module.css'
import { passwordFailure } from './sign-in-failure.ts'

interface PasswordStepProps {
  found: FoundUser
  typed: string
  onTyped: (text: string) => void
  onBack: () => void
  onForgot: () => void
  /** A mail with a code is on its way. */
  onMailed: (asked: string) => void
}

export function PasswordStep({ found, typed, onTyped, onBack, onForgot, onMailed }: PasswordStepProps) {
  const { form, busy, field } = useEntryForm(['password'], {
    check: ({ password }) => (password === '' ? { password: fieldMessages.passwordRequired } : {}),
    // The guard of this page leads on as soon as someone is signed in.
    send: ({ password }) => signInWithPassword(found.email, password),
    refused: (failure) => ({ password: passwordFailure(failure) }),
  })

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
      <EntryForm {...form}>
        <PasswordOwner email={found.email} />
        <PasswordField
          {...field('password', (input) => onTyped(input.value))}
          label={signInMessages.password}
          defaultValue={typed || undefined}
          autoFocus
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button type="submit" wide busy={busy} busyLabel={signInMessages.signingIn}>
          {signInMessages.next}
        </Button>
        <MailCodeButton email={found.email} onMailed={onMailed} />
        <Button variant="quiet" wide onClick={onForgot}>
          {signInMessages.forgot}
        </Button>
      </EntryForm>
    </AuthLayout>
  )
}
