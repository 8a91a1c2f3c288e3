/** Sign-in: who you are, then your password. The step is in the history, so that Back goes back. */
import type { FoundUser } from '@atrium/contract/users'
import { useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'
import { ForgotStep } from './forgot-step.tsx'
import { IdentifierStep } from './identifier-step.tsx'
import { PasswordStep } from './password-step.tsx'

interface StepState {
  found?: FoundUser
  forgot?: boolean
}

export function SignInPage() {
  const { key, search, state } = useLocation() as Location<StepState | null>
  const navigate = useNavigate()
  const [identifier, setIdentifier] = useState('')
  // In memory only, so that Back and Forward do not empty the field.
  const [password, setPassword] = useState('')
  // A reload keeps the history's state, but the page that arrives is always the first step.
  const hydrated = useHydrated()
  const { found, forgot = false } = (hydrated ? state : null) ?? {}
  const goTo = (step: StepState) => void navigate({ search }, { state: step })
  const startOver = () => navigate({ search })

  if (found === undefined) {
    // Sent here to ask for a new link, one goes past the password.
    const wantsReset = () => new URLSearchParams(search).has('forgot')
    return (
      <IdentifierStep
        typed={identifier}
        onTyped={setIdentifier}
        onFound={(user) => {
          setPassword('')
          goTo({ found: user, forgot: wantsReset() })
        }}
      />
    )
  }
  if (forgot) return <ForgotStep key={key} found={found} onEdit={startOver} onPassword={() => goTo({ found })} />
  return (
    <PasswordStep
      key={key}
      found={found}
      typed={password}
      onTyped={setPassword}
      onBack={startOver}
      onForgot={() => goTo({ found, forgot: true })}
    />
  )
}
