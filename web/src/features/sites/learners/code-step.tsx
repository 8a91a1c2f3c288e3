/** The code on the card, typed on a device without a camera. */
import { cardCodeIn } from '#domain/codes/grouped-codes.ts'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { signInLearner } from '#session/learner-sign-in.ts'
import { CodeField } from '#ui/form/fields/code-field.tsx'
import styles from './learners.module.css'
import { SecretStep } from './secret-step.tsx'
import type { StepProps } from './step-props.ts'

const texts = learnerSignInMessages.code

export function CodeStep({ organization, username, onDone, onBack }: StepProps) {
  return (
    <SecretStep
      by="code"
      username={username}
      texts={texts}
      send={(card) => signInLearner({ by: 'code', organization, username, card: cardCodeIn(card) ?? card })}
      onDone={onDone}
      onBack={onBack}
    >
      {(field) => (
        <CodeField
          {...field}
          className={[styles.big, styles.code].join(' ')}
          label={texts.label}
          hint={texts.hint}
          messageLines={2}
          codeIn={cardCodeIn}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          enterKeyHint="go"
          autoFocus
        />
      )}
    </SecretStep>
  )
}
