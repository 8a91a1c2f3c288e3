/** The fields of sign-up by e-mail. */
import { useEffect, useRef } from 'react'
import { Agreement } from '#domain/agreement/agreement.tsx'
import type { SignUpFailure } from '#features/sign-up/progress/sign-up-failure.ts'
import { useCreatedAccount } from '#features/sign-up/progress/sign-up-progress.ts'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { inNameOrder } from '#messages/names.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { StrengthMeter } from '#ui/form/fields/strength-meter.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import styles from './email-sign-up-form.module.css'
import type { SignUpForm } from './sign-up-form.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

const nameFields = inNameOrder(['firstName', 'given-name'] as const, ['lastName', 'family-name'] as const)

interface EmailSignUpFormProps {
  /** From the address. */
  email: string | null
  /** Of the last try. */
  failure: SignUpFailure | null
  onSubmit: (values: SignUpForm) => Promise<void>
}

export function EmailSignUpForm({ email, failure, onSubmit }: EmailSignUpFormProps) {
  const { form, field, password, busy, failure: unchecked, refuse } = useSignUpForm(email, onSubmit)
  /** The failure that has had the focus. */
  const dealtWith = useRef<SignUpFailure>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  // Made by an earlier try: its e-mail and password are settled.
  const account = useCreatedAccount()
  const told = unchecked ?? (failure?.field === null ? failure.message : undefined)

  useEffect(() => {
    // While it is sent the button is disabled, and takes no focus.
    if (failure === null || busy || dealtWith.current === failure) return
    dealtWith.current = failure
    // The form was hidden while it was sent, and the focus with it.
    if (failure.field === null) submitButton.current?.focus()
    else refuse({ [failure.field]: failure.message })
  }, [failure, busy, refuse])

  return (
    <EntryForm {...form}>
      <TextField
        {...field('email')}
        type="email"
        label={signUpMessages.email}
        readOnly={account !== null}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        enterKeyHint="next"
      />
      <div className={styles.names}>
        {nameFields.map(([name, autoComplete]) => (
          <TextField
            key={name}
            {...field(name)}
            label={signUpMessages[name]}
            autoComplete={autoComplete}
            enterKeyHint="next"
          />
        ))}
      </div>
      <PasswordField
        {...field('password')}
        label={signUpMessages.password}
        hint={signUpMessages.passwordHint}
        readOnly={account !== null}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <StrengthMeter password={password} />
      <PasswordField
        {...field('confirmPassword')}
        label={signUpMessages.confirmPassword}
        messageLines={2}
        readOnly={account !== null}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <div className={styles.end}>
        {told === undefined ? null : <FailureNotice message={told} />}
        {account === null ? null : <Notice tone="info">{signUpMessages.unfinished}</Notice>}
        <Button ref={submitButton} type="submit" wide busy={busy} busyLabel={signUpMessages.creatingAccount}>
          {signUpMessages.submit}
        </Button>
        <Agreement text={signUpMessages.agreement.text} />
      </div>
    </EntryForm>
  )
}
