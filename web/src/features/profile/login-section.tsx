/** "Login": the e-mail, and the way to another password. */
import type { User } from '@atrium/contract/users'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { paths } from '#paths.ts'
import { hasPassword } from '#session/account-actions.ts'
import { openModal } from '#state/modals.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './profile.module.css'

const texts = profileMessages.login

interface LoginSectionProps {
  user: User
  /** A new one, as far as it is typed. */
  password: string
  emailProblem: string | undefined
  passwordProblem: string | undefined
  changeButton: RefObject<HTMLButtonElement | null>
  onPassword: (typed: string) => void
  onLeavePassword: () => void
}

export function LoginSection(props: LoginSectionProps) {
  const { user, emailProblem, ...password } = props
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
          error={emailProblem}
          readOnly
          autoComplete="email"
        />
        {changeable ? <Password {...password} email={user.email ?? ''} /> : <NoPassword />}
      </div>
    </section>
  )
}

type PasswordProps = Omit<LoginSectionProps, 'user' | 'emailProblem'> & { email: string }

function Password({ email, password, passwordProblem, changeButton, onPassword, onLeavePassword }: PasswordProps) {
  return (
    <div>
      <PasswordField
        name="password"
        label={texts.password}
        value={password}
        placeholder={texts.passwordMask}
        hint={texts.passwordHint}
        error={passwordProblem}
        onChange={(event) => onPassword(event.currentTarget.value)}
        onBlur={onLeavePassword}
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
