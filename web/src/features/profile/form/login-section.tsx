/** "Login": the e-mail, and the way to another password. */
import type { User } from '@atrium/contract/users'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import styles from '#features/profile/profile.module.css'
import { profileMessages } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import { hasPassword } from '#session/account-actions.ts'
import { openModal } from '#state/modals.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import type { ProfileFormState } from './profile-rules.ts'

const texts = profileMessages.login

interface LoginSectionProps {
  user: User
  form: ProfileFormState
  changeButton: RefObject<HTMLButtonElement | null>
}

export function LoginSection({ user, form, changeButton }: LoginSectionProps) {
  // Whether there is a password is the identity provider's to say; unasked, there is one.
  const { data: changeable = true } = useQuery({
    queryKey: ['session', 'has-password', user.user_id],
    queryFn: hasPassword,
  })

  return (
    <section className={styles.section} aria-labelledby="login">
      <div className={styles.words}>
        <h2 id="login">{texts.heading}</h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <div className={styles.fields}>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          value={user.email ?? ''}
          placeholder={texts.noEmail}
          hint={texts.emailHint}
          error={form.problem('email')}
          readOnly
          autoComplete="email"
        />
        {changeable ? <Password form={form} changeButton={changeButton} email={user.email ?? ''} /> : <NoPassword />}
      </div>
    </section>
  )
}

type PasswordProps = Omit<LoginSectionProps, 'user'> & { email: string }

function Password({ email, form, changeButton }: PasswordProps) {
  const { error, ...field } = form.field('password')
  const typed = form.watch('password')
  // What it was when somebody pressed Save: that says it in other words (docs/requirements.md#field-rules).
  const [pressed, setPressed] = useState<string>()
  const { submitCount } = form.formState
  const [count, setCount] = useState(submitCount)
  if (count !== submitCount) {
    setCount(submitCount)
    setPressed(typed)
  }
  return (
    <div>
      <PasswordField
        {...field}
        label={texts.password}
        placeholder={texts.passwordMask}
        hint={texts.passwordHint}
        error={error !== undefined && pressed === typed ? texts.tooShortToSave : error}
        autoComplete="new-password"
      />
      <Button
        ref={changeButton}
        variant="quiet"
        className={styles.change}
        onClick={() => openModal('changePassword', { email })}
      >
        {texts.change}
      </Button>
    </div>
  )
}

function NoPassword() {
  return (
    <div className={styles.noPassword}>
      <Notice tone="info" announce="none">
        {texts.googleOnly}
      </Notice>
      <LinkButton variant="secondary" to={paths.resetPassword}>
        {texts.setPassword}
      </LinkButton>
    </div>
  )
}
