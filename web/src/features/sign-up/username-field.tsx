/** The username field with what its check found. */
import { fieldMessages } from '@atrium/contract/messages'
import type { Ref } from 'react'
import { signUpMessages } from '#messages/sign-up.ts'
import { TextField } from '#ui/text-field.tsx'
import type { UsernameCheck } from './username-check.ts'

interface UsernameFieldProps {
  ref?: Ref<HTMLInputElement>
  check: UsernameCheck
  typed: string
  onTyped: (text: string) => void
  autoFocus?: boolean
}

export function UsernameField({ ref, check, typed, onTyped, autoFocus = false }: UsernameFieldProps) {
  return (
    <TextField
      ref={ref}
      label={signUpMessages.username}
      name="username"
      onInput={(event) => onTyped(event.currentTarget.value)}
      error={problem(check)}
      status={status(check, typed.trim())}
      statusTone={check.state === 'available' ? 'good' : 'neutral'}
      messageLines={2}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      autoFocus={autoFocus}
    />
  )
}

function problem(check: UsernameCheck): string | undefined {
  if (check.state === 'taken') return fieldMessages.usernameTaken
  return check.state === 'invalid' ? check.message : undefined
}

/** Always something to render: a live region has to be there before it speaks. */
function status({ state }: UsernameCheck, name: string): string {
  if (state === 'checking') return signUpMessages.checking
  if (state === 'available') return signUpMessages.available(name)
  return state === 'unknown' ? signUpMessages.unchecked : ''
}
