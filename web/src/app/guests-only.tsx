/** Entry pages are for guests: they show at once, whoever comes; somebody signed in is then led on. */
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSignUpUnderWay } from '#features/sign-up/sign-up-progress.ts'
import { waitingInvite } from '#session/invite-tokens.ts'
import { useSession } from '#session/session.ts'
import { lazyPage } from '#ui/lazy-page.tsx'
import { FullPageLoader } from './full-page-loader.tsx'
import { paths } from './paths.ts'

/** What decides where a redirect may lead comes when there is one. */
const redirected = lazyPage(async () => (await import('./redirected.tsx')).Redirected)

export function GuestsOnly({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const { pathname, search } = useLocation()
  const redirect = new URLSearchParams(search).has('redirect')
  const signUpUnderWay = useSignUpUnderWay()
  const staysForSignUp = signUpUnderWay && pathname.startsWith(paths.signUp)
  return state === 'signed-in' && !staysForSignUp ? <LedOn redirect={redirect} /> : children
}

/** Follows `redirect` where there is one. */
function LedOn({ redirect }: { redirect: boolean }) {
  if (!redirect) return <Navigate to={landing()} replace />
  return (
    <Suspense fallback={<FullPageLoader />}>
      <redirected.Page />
    </Suspense>
  )
}

/** The list that is about to grow, where an invite waits to be accepted; the organizations' else. */
function landing(): string {
  const isToAuthor = waitingInvite('author') !== null && waitingInvite('organization') === null
  return isToAuthor ? paths.authors : paths.organizations
}
