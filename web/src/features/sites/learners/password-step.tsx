/** The password that a teacher gave. */
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { signInLearner } from '#session/learner-sign-in.ts'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import styles from './learners.module.css'
import { SecretStep } from './secret-step.tsx'
import type { StepProps } from './step-props.ts'

const texts = learnerSignInMessages.password

export function PasswordStep({ organization, username, onDone, onBack }: StepProps) {
  return (
    <SecretStep
      by="password"
      username={username}
      texts={texts}
      send={(password) => signInLearner({ by: 'password', organization, username, password })}
      onDone={onDone}
      onBack={onBack}
    >
      {(field) => (
        <PasswordField
          {...field}
          className={styles.big}
          label={texts.label}
          messageLines={2}
          // The browsers of a school are shared: none is asked to remember it.
          autoComplete="off"
          enterKeyHint="go"
          autoFocus
        />
      )}
    </SecretStep>
  )
}
