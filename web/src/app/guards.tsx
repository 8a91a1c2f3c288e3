/** Who may open a page: guests at the door, signed-in users in the house. */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSignUpUnderWay } from '#features/sign-up/sign-up-progress.ts'
import { logWarning } from '#monitoring/log.ts'
import { signOut, useSession } from '#session/session.ts'
import { FullPageLoader } from './full-page-loader.tsx'
import { LogOutContext } from './log-out.ts'
import { usePageSettings } from './page-settings.ts'
import { paths, withQuery } from './paths.ts'
import { redirectTarget } from './redirect-target.ts'

/** Entry pages show at once, whoever comes; a signed-in user is then led on. */
export function GuestsOnly() {
  const { state } = useSession()
  const { pathname } = useLocation()
  const signUpUnderWay = useSignUpUnderWay()
  const staysForSignUp = signUpUnderWay && pathname.startsWith(paths.signUp)
  return state === 'signed-in' && !staysForSignUp ? <LedOn /> : <Outlet />
}

/** Follows `redirect` where it is allowed to lead. */
function LedOn() {
  const settings = usePageSettings()
  const asked = new URLSearchParams(useLocation().search).get('redirect')
  const target = asked === null ? null : redirectTarget(asked, settings)
  const refused = target === null ? asked : null
  const address = target?.kind === 'site' ? target.address : null

  useEffect(() => {
    if (refused !== null) logWarning('A redirect was refused', refused)
    if (address !== null) location.replace(address)
  }, [refused, address])

  if (address !== null) return <FullPageLoader />
  return <Navigate to={target?.kind === 'page' ? target.path : paths.organizations} replace />
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
