/** Sign-up: a username, then how to sign up. The step is in the history, so that Back goes back. */
import { useLocation, useNavigate } from 'react-router'
import { paths, withQuery } from '#paths.ts'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import { Redirect } from '#ui/loading/redirect.tsx'
import { MethodStep } from './method-step.tsx'
import { readDraft, saveDraft } from './sign-up-draft.ts'
import { UsernameStep } from './username/username-step.tsx'

interface StepState {
  username?: string
}

export function SignUpPage() {
  const location = useLocation()
  const navigate = useNavigate()
  // The page that arrives is always the plain first step, whatever the address and the history hold.
  const hydrated = useHydrated()
  if (!hydrated) return <UsernameStep onChosen={() => undefined} />

  // An e-mail in the address goes straight to the form, and takes the username with it.
  const query = new URLSearchParams(location.search)
  const email = query.get('email')
  const redirect = query.get('redirect')
  if (email !== null) {
    return <Redirect to={withQuery(paths.signUpEmail, { email, username: query.get('username'), redirect })} replace />
  }

  const username = (location.state as StepState | null)?.username
  if (username !== undefined)
    return <MethodStep username={username} onChange={() => navigate(withQuery(paths.signUp, { redirect }))} />

  const choose = (chosen: string) => {
    saveDraft({ username: chosen })
    navigate({ search: location.search }, { state: { username: chosen } satisfies StepState })
  }
  return <UsernameStep start={query.get('username') ?? readDraft().username} onChosen={choose} />
}
