/** Step 1: the password that somebody has now, checked by signing in with it once more. */
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { profileMessages } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import { verifyPassword } from '#session/account-actions.ts'
import { FailureNotice } from '#ui/feedback/failure-notice.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordActions } from './password-actions.tsx'
import { verifyFailure } from './password-failure.ts'
import styles from './password-steps.module.css'

const texts = profileMessages.changePassword
const schema = z.object({ currentPassword: z.string().check(z.minLength(1, texts.currentRequired)) })

interface VerifyPasswordStepProps {
  email: string
  /** It was verified before, too long ago. */
  again: boolean
  /** Does what is to be waited for, during which the dialog stays. */
  whileBusy: (work: () => Promise<void>) => Promise<void>
  onCancel: () => void
  onVerified: (password: string) => void
}

export function VerifyPasswordStep({ email, again, whileBusy, onCancel, onVerified }: VerifyPasswordStepProps) {
  const verify = async ({ currentPassword }: { currentPassword: string }) => {
    await whileBusy(() => verifyPassword(currentPassword))
    onVerified(currentPassword)
  }

  return (
    <Form
      schema={schema}
      values={{ currentPassword: '' }}
      refused={(error) => {
        const { about, message } = verifyFailure(error)
        return { [about === 'password' ? 'currentPassword' : 'root']: message }
      }}
      onSubmit={verify}
    >
      {(form) => (
        <>
          {again ? <Notice tone="info">{texts.verifyAgain}</Notice> : null}
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            {...form.field('currentPassword')}
            label={texts.current}
            readOnly={form.busy}
            autoComplete="current-password"
            enterKeyHint="next"
            autoFocus
          />
          {form.failure === undefined ? null : <FailureNotice message={form.failure} />}
          <p className={styles.forgot}>
            <Link to={paths.resetPassword}>{texts.forgot}</Link>
          </p>
          <PasswordActions busy={form.busy} submit={texts.verify} busyLabel={texts.verifying} onCancel={onCancel} />
        </>
      )}
    </Form>
  )
}
