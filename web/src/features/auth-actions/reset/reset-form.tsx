/** The fields of the reset: a new password, twice, and how strong it is. */
import { useState } from 'react'
import { actionFailure, type LinkFailure } from '#features/auth-actions/action-failure.ts'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { PasswordOwner } from '#ui/form/fields/password-owner.tsx'
import { StrengthMeter } from '#ui/form/fields/strength-meter.tsx'
import { missingRequirements, resetProblems } from './check-reset.ts'
import { resetAndNotify } from './reset-and-notify.ts'

const texts = authActionMessages.reset

interface ResetFormProps {
  code: string
  email: string
  onDone: (notified: boolean) => void
  onDeadLink: (failure: LinkFailure) => void
}

export function ResetForm({ code, email, onDone, onDeadLink }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const { form, busy, failure, field } = useEntryForm(['newPassword', 'confirmPassword'], {
    check: ({ newPassword, confirmPassword }) => resetProblems(newPassword, confirmPassword),
    send: async ({ newPassword }) => onDone(await resetAndNotify(code, email, newPassword)),
    refused(error) {
      const refused = actionFailure(error)
      if (refused.about === 'password') return { newPassword: refused.message }
      if (refused.about === 'attempt') return { root: refused.message }
      onDeadLink(refused.failure)
      return {}
    },
  })

  return (
    <EntryForm {...form}>
      <PasswordOwner email={email} />
      <PasswordField
        {...field('newPassword', (input) => setPassword(input.value))}
        label={texts.newPassword}
        hint={texts.hint}
        messageLines={2}
        autoFocus
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <StrengthMeter password={password} missing={missingRequirements(password)} />
      <PasswordField
        {...field('confirmPassword')}
        label={texts.confirmPassword}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {failure === undefined ? null : <FailureNotice message={failure} />}
      <Button type="submit" wide busy={busy} busyLabel={texts.resetting}>
        {texts.submit}
      </Button>
    </EntryForm>
  )
}
