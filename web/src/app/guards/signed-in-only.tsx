/** The house is for those who are signed in. */
import { handOffParameters } from '@atrium/contract/identity/hand-off'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Location, matchPath, Outlet, useLocation } from 'react-router'
import { LeaveContext } from '#app/frames/leave-context.ts'
import { paths, patterns, withQuery } from '#paths.ts'
import { useAwaitedSession } from '#session/session.ts'
import { storedToken } from '#session/token/token-store.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { mayLeave } from '#ui/overlay/leave-question.ts'
import { Redirect } from '#ui/loading/redirect.tsx'

/** A hand-off begins anew once somebody has signed in, with a nonce of its own. */
function withoutNonce(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(handOffParameters.nonce)) return search
  query.delete(handOffParameters.nonce)
  return query.size === 0 ? '' : `?${query}`
}

/** Waits with the loader until it is known who is there; sends guests to sign in and back. */
export function SignedInOnly(): ReactNode {
  const session = useAwaitedSession()
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  const [leaving, setLeaving] = useState(false)
  // Whoever was here until now is told why they are at the door, and so is who loads a page with a session that is over.
  const [hadSession] = useState(() => storedToken() !== null)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.state === 'signed-in' && !wasSignedIn) setWasSignedIn(true)

  if (session.state === 'unresolved') return <FullPageLoader />
  if (session.state === 'signed-out') {
    // An invite waits by itself, and shows itself at the door: nobody has to be led back to it.
    if (pathname === paths.invite) return <Redirect to={paths.signIn + search} state={state} replace />
    const signIn = withQuery(paths.signIn, { redirect: pathname + withoutNonce(search) + hash })
    if (leaving) return <Redirect to={paths.home} />
    const told = wasSignedIn || hadSession ? { told: '' } : null
    // The organization's own door, which the server fills in.
    if (!wasSignedIn && matchPath(patterns.goToOrganization, pathname))
      return <LoadAnew address={signIn} state={told} />
    return <Redirect to={signIn} state={told} replace />
  }

  const leave = async (signOut: () => Promise<void>) => {
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
    <LeaveContext value={leave}>
      <Suspense fallback={<FullPageLoader />}>
        <Outlet />
      </Suspense>
    </LeaveContext>
  )
}

/** `state` comes along as the router has it in the history, whence the page that is loaded takes it. */
function LoadAnew({ address, state }: { address: string; state: object | null }) {
  useEffect(() => {
    history.replaceState({ ...(history.state as object | null), usr: state }, '', address)
    location.reload()
  }, [address, state])
  return <FullPageLoader />
}
