/** What a learner is called, and the username, in the order of the page's language. */
import { personNameMaxLength, usernameMaxLength } from '@atrium/contract/limits'
import type { TextFieldProps } from '#ui/form/fields/text-field.tsx'
import { learnerMessages } from '#messages/people/learners.ts'
import { inNameOrder } from '#messages/names.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'

const texts = learnerMessages.form
const names = inNameOrder('given_name' as const, 'family_name' as const)

interface Props {
  /** What each field takes of the form. */
  field: (name: 'username' | 'given_name' | 'family_name') => Pick<TextFieldProps, 'name' | 'error'>
}

export function LearnerNameFields({ field }: Props) {
  return (
    <>
      {names.map((name) => (
        <TextField key={name} {...field(name)} label={texts[name]} autoComplete="off" maxLength={personNameMaxLength} />
      ))}
      <TextField
        {...field('username')}
        label={texts.username}
        hint={texts.usernameHint}
        messageLines={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameMaxLength}
      />
    </>
  )
}
