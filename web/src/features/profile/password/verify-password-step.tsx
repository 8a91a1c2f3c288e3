/** Step 1: the password that somebody has now, checked by signing in with it once more. */
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { profileMessages } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import { verifyPassword } from '#session/account-actions.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { verifyFailure } from './password-failure.ts'
import { PasswordStep, type PasswordStepProps } from './password-step.tsx'
import styles from './password-steps.module.css'

const texts = profileMessages.changePassword
const schema = z.object({ currentPassword: z.string().check(z.minLength(1, texts.currentRequired)) })

interface VerifyPasswordStepProps extends PasswordStepProps {
  /** It was verified before, too long ago. */
  again: boolean
  onVerified: (password: string) => void
}

export function VerifyPasswordStep({ email, again, whileBusy, onCancel, onVerified }: VerifyPasswordStepProps) {
  const form = useSchemaForm({
    schema,
    values: { currentPassword: '' },
    refused: (error) => {
      const { about, message } = verifyFailure(error)
      return { [about === 'password' ? 'currentPassword' : 'root']: message }
    },
    onSubmit: async ({ currentPassword }) => {
      await whileBusy(() => verifyPassword(currentPassword))
      onVerified(currentPassword)
    },
  })

  return (
    <PasswordStep
      email={email}
      form={form}
      texts={{ submit: texts.verify, busy: texts.verifying }}
      aside={
        <p className={styles.forgot}>
          <Link to={paths.resetPassword}>{texts.forgot}</Link>
        </p>
      }
      onCancel={onCancel}
    >
      {again ? <Notice tone="info">{texts.verifyAgain}</Notice> : null}
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.current}
        readOnly={form.busy}
        autoComplete="current-password"
        enterKeyHint="next"
        autoFocus
      />
    </PasswordStep>
  )
}
