/** Step 2: the new password, twice, and how strong it is. */
import { useEffect, useState } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { changePassword } from '#session/account-actions.ts'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { StrengthMeter } from '#ui/form/fields/strength-meter.tsx'
import { type Refusal, useSchemaForm } from '#ui/form/use-schema-form.ts'
import { changeFailure } from './password-failure.ts'
import { newPasswordForm } from './password-rules.ts'
import { PasswordStep, type PasswordStepProps } from './password-step.tsx'

const texts = profileMessages.changePassword

interface NewPasswordStepProps extends PasswordStepProps {
  /** The password of now. */
  current: string
  /** A new password from the profile's own field, or nothing. */
  typed: string
  /** The check of the current password has run out. */
  onTooLate: () => void
  onChanged: () => void
}

export function NewPasswordStep(props: NewPasswordStepProps) {
  const { email, current, typed, whileBusy, onCancel, onTooLate, onChanged } = props
  const [schema] = useState(() => newPasswordForm(current))
  const form = useSchemaForm({
    schema,
    values: { newPassword: typed, confirmPassword: '' },
    refused: (error): Refusal => {
      const failure = changeFailure(error)
      if (failure.about !== 'verification')
        return { [failure.about === 'password' ? 'newPassword' : 'root']: failure.message }
      onTooLate()
      return {}
    },
    onSubmit: async ({ newPassword }) => {
      await whileBusy(() => changePassword(newPassword))
      onChanged()
    },
  })
  const { setFocus } = form

  // What was typed already only has to be repeated.
  useEffect(() => setFocus(typed === '' ? 'newPassword' : 'confirmPassword'), [typed, setFocus])

  return (
    <PasswordStep email={email} form={form} texts={{ submit: texts.submit, busy: texts.changing }} onCancel={onCancel}>
      <PasswordField
        {...form.field('newPassword', { onChange: () => form.clearErrors('confirmPassword') })}
        label={texts.new}
        hint={texts.newHint}
        messageLines={2}
        readOnly={form.busy}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <StrengthMeter password={form.watch('newPassword')} />
      <PasswordField
        {...form.field('confirmPassword')}
        label={texts.confirm}
        readOnly={form.busy}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </PasswordStep>
  )
}
