/** The username field with what its check found. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { ComponentProps, Ref } from 'react'
import { usernamesMessages as texts } from '#messages/usernames.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import type { UsernameCheck } from './username-check.ts'

interface UsernameFieldProps extends Pick<ComponentProps<typeof TextField>, 'value' | 'hint' | 'onBlur' | 'autoFocus'> {
  ref?: Ref<HTMLInputElement>
  check: UsernameCheck
  typed: string
  onTyped: (text: string) => void
  /** What is wrong beside what the check found, which goes first. */
  error?: string | undefined
}

export function UsernameField({ ref, check, typed, onTyped, error, ...field }: UsernameFieldProps) {
  return (
    <TextField
      {...field}
      ref={ref}
      label={texts.username}
      name="username"
      aria-required
      onChange={(event) => onTyped(event.currentTarget.value)}
      error={problem(check) ?? error}
      status={status(check, trimPasted(typed))}
      statusTone={check.state === 'available' ? 'good' : 'neutral'}
      messageLines={2}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  )
}

function problem(check: UsernameCheck): string | undefined {
  if (check.state === 'taken') return fieldMessages.usernameTaken
  return check.state === 'invalid' ? check.message : undefined
}

/** Always something to render: a live region has to be there before it speaks. */
function status({ state }: UsernameCheck, name: string): string {
  if (state === 'checking') return texts.checking
  if (state === 'available') return texts.available(name)
  return state === 'unknown' ? texts.unchecked : ''
}
