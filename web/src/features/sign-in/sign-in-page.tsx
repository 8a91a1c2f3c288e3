/** Sign-in: who you are, then your password. The step is in the history, so that Back goes back. */
import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { begunInvite } from '#domain/invites/invite-consent.ts'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import { whenIdle } from '#when-idle.ts'
import type { FoundPerson } from './api/find-person.ts'
import { IdentifierStep } from './identifier-step.tsx'

const laterSteps = lazyPage(async () => (await import('./later-steps.tsx')).LaterSteps)

interface StepState {
  found?: FoundPerson
  /** Past the sign-in of their organization. */
  own?: boolean
  forgot?: boolean
  /** A mail with a code was asked for with this. */
  asked?: string
  /** Whose password was just reset: need not be typed again. */
  email?: string
}

export function SignInPage() {
  const { key, search, state } = useLocation() as Location<StepState | null>
  const navigate = useNavigate()
  const isStillHere = useStillHere('step')
  // The page that arrives is the same for everybody; whom an invite is for, or whose password was just reset,
  // comes with the press that led here.
  const hydrated = useHydrated()
  const [identifier, setIdentifier] = useState(() => (hydrated && (state?.email ?? begunInvite()?.address)) || '')
  // In memory only, so that Back and Forward do not empty the field.
  const [password, setPassword] = useState('')
  // A reload keeps the history's state, but the page that arrives is always the first step.
  const [ready, setReady] = useState(laterSteps.isLoaded)
  const { found, forgot = false, own = false, asked } = (ready ? state : null) ?? {}
  const prepare = () => laterSteps.load().then(() => setReady(true))
  useEffect(() => {
    // What cannot be had now is asked for again when it is to be shown.
    void whenIdle()
      .then(prepare)
      .catch(() => undefined)
  }, [])
  const goTo = (step: StepState) => {
    if (isStillHere()) void navigate({ search }, { state: step })
  }
  const startOver = () => navigate({ search })

  if (found === undefined) {
    // Sent here to ask for a new link, one goes past the password.
    const wantsReset = () => new URLSearchParams(search).has('forgot')
    return (
      <IdentifierStep
        typed={identifier}
        onTyped={setIdentifier}
        onFound={async (user) => {
          await prepare()
          setPassword('')
          goTo({ found: user, forgot: wantsReset() })
        }}
      />
    )
  }
  return (
    <laterSteps.Page
      key={key}
      found={found}
      own={own}
      forgot={forgot}
      asked={asked}
      typed={password}
      onTyped={setPassword}
      onStartOver={startOver}
      onPassword={() => goTo({ found, own: true })}
      onForgot={() => goTo({ found, own, forgot: true })}
      onMailed={(code) => goTo({ found, asked: code })}
    />
  )
}
