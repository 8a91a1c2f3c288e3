/** The fields of whoever makes an account their own: a username that nobody has, and a password, twice. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { Agreement } from '#domain/agreement/agreement.tsx'
import { useUsernameCheck } from '#domain/usernames/use-username-check.ts'
import { UsernameField } from '#domain/usernames/username-field.tsx'
import { takeAlongMessages as texts } from '#messages/account/take-along.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { useEntryForm } from '#ui/form/entry/use-entry-form.ts'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { StrengthMeter } from '#ui/form/fields/strength-meter.tsx'
import { makeOwn, type OfferedAccount } from './api/take-along.ts'
import { takeAlongProblems } from './check-take-along.ts'

const fields = ['username', 'password', 'confirmPassword'] as const
/** What another try with the same link does not change. */
const dead = ['code_invalid', 'code_expired', 'email_taken', 'address_sso_only'] as const

interface Props {
  token: string
  account: OfferedAccount
  onDone: () => void
  onDeadLink: (error: unknown) => void
}

export function TakeAlongForm({ token, account, onDone, onDeadLink }: Props) {
  const [username, setUsername] = useState(account.username)
  /** What was refused, and is wrong no more once it is another. */
  const [sent, setSent] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const check = useUsernameCheck(username)
  const { form, busy, failure, field } = useEntryForm(fields, {
    check: (values) => takeAlongProblems(values, check),
    async send(values) {
      setSent(values.username)
      await makeOwn({ token, username: trimPasted(values.username), password: values.password })
      onDone()
    },
    refused(error) {
      if (dead.some((code) => isApiError(error, code))) {
        onDeadLink(error)
        return {}
      }
      const { fields: refused, message } = toFailure(error)
      if (isApiError(error, 'username_taken')) return { username: message }
      return refused['username'] || refused['password'] ? { ...refused } : { root: message }
    },
  })
  const named = field('username')

  return (
    <EntryForm {...form}>
      <UsernameField
        check={check}
        value={username}
        typed={username}
        onTyped={setUsername}
        hint={texts.usernameHint}
        error={sent === null || sent === username ? named.error : undefined}
      />
      <PasswordField
        {...field('password', (input) => setPassword(input.value))}
        label={texts.password}
        hint={texts.passwordHint}
        messageLines={2}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <StrengthMeter password={password} />
      <PasswordField
        {...field('confirmPassword')}
        label={texts.confirmPassword}
        messageLines={2}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {failure === undefined ? null : <FailureNotice message={failure} />}
      <Button type="submit" wide busy={busy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <Agreement text={texts.agreement} />
    </EntryForm>
  )
}
