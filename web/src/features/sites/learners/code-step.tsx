/** The code on the card, typed on a device without a camera. */
import { cardCodeLength } from '@atrium/contract/people/learner-names'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { signInLearner } from '#session/learner-sign-in.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import styles from './learners.module.css'
import { SecretStep } from './secret-step.tsx'
import type { StepProps } from './step-props.ts'

const texts = learnerSignInMessages.code
/** With a hyphen or a space between all of them. */
const typedMaxLength = 2 * cardCodeLength

export function CodeStep({ organization, username, onDone, onBack }: StepProps) {
  return (
    <SecretStep
      by="code"
      username={username}
      texts={texts}
      send={(card) => signInLearner({ by: 'code', organization, username, card })}
      onDone={onDone}
      onBack={onBack}
    >
      {(field) => (
        <TextField
          {...field}
          className={[styles.big, styles.code].join(' ')}
          label={texts.label}
          hint={texts.hint}
          messageLines={2}
          maxLength={typedMaxLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
        />
      )}
    </SecretStep>
  )
}
