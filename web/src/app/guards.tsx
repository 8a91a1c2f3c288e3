/** Who may open a page: guests at the door, signed-in users in the house. */
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSignUpUnderWay } from '#features/sign-up/sign-up-progress.ts'
import { waitingInvite } from '#session/invite-tokens.ts'
import { signOut, useSession } from '#session/session.ts'
import { mayLeave } from '#ui/leave-question.ts'
import { FullPageLoader } from './full-page-loader.tsx'
import { lazyPage } from './lazy-page.tsx'
import { LogOutContext } from './log-out.ts'
import { paths, withQuery } from './paths.ts'

/** What decides where a redirect may lead comes when there is one. */
const redirected = lazyPage(async () => (await import('./redirected.tsx')).Redirected)

/** Entry pages show at once, whoever comes; a signed-in user is then led on. */
export function GuestsOnly() {
  const { state } = useSession()
  const { pathname, search } = useLocation()
  const redirect = new URLSearchParams(search).has('redirect')
  const signUpUnderWay = useSignUpUnderWay()
  const staysForSignUp = signUpUnderWay && pathname.startsWith(paths.signUp)
  return state === 'signed-in' && !staysForSignUp ? <LedOn redirect={redirect} /> : <Outlet />
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

/** Waits with the loader until it is known who is there; sends guests to sign in and back. */
export function SignedInOnly(): ReactNode {
  const session = useSession()
  const { pathname, search } = useLocation()
  const [leaving, setLeaving] = useState(false)

  if (session.state === 'unresolved') return <FullPageLoader />
  if (session.state === 'signed-out') {
    const signIn = withQuery(paths.signIn, { redirect: pathname + search })
    return <Navigate to={leaving ? paths.home : signIn} replace={!leaving} />
  }

  const logOut = async () => {
    if (!(await mayLeave())) return
    setLeaving(true)
    try {
      await signOut()
    } catch (error) {
      setLeaving(false)
      throw error
    }
  }
  return (
    <LogOutContext value={logOut}>
      <Suspense fallback={<FullPageLoader />}>
        <Outlet />
      </Suspense>
    </LogOutContext>
  )
}
