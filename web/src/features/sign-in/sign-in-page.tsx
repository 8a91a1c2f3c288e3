/** Sign-in: who you are, then your password. The step is in the history, so that Back goes back. */
import type { FoundUser } from '@atrium/contract/users'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'
import { IdentifierStep } from './identifier-step.tsx'
import { PasswordStep } from './password-step.tsx'

interface StepState {
  found?: FoundUser
}

export function SignInPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const [identifier, setIdentifier] = useState('')
  // A reload keeps the history's state, but the page that arrives is always the first step.
  const hydrated = useHydrated()
  const found = hydrated ? (location.state as StepState | null)?.found : undefined

  if (found !== undefined) {
    return <PasswordStep key={location.key} found={found} onBack={() => navigate({ search: location.search })} />
  }
  return (
    <IdentifierStep
      typed={identifier}
      onTyped={setIdentifier}
      onFound={(user) => navigate({ search: location.search }, { state: { found: user } satisfies StepState })}
    />
  )
}
