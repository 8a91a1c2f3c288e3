/** Entry pages are for guests: they show at once, whoever comes; somebody signed in is then led on. */
import { type ReactNode, Suspense } from 'react'
import { type Location, useLocation } from 'react-router'
import { begunInvite, consentFor } from '#domain/invites/invite-consent.ts'
import { arrivedInvite, waitingInvites } from '#domain/invites/invite-tokens.ts'
import { signUpUnderWay } from '#features/sign-up/progress/sign-up-under-way.ts'
import { paths } from '#paths.ts'
import { useSession } from '#session/session.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { useHydrated } from '#ui/loading/use-hydrated.ts'
import { Redirect } from '#ui/loading/redirect.tsx'

/** What decides where a redirect may lead comes when there is one. */
const redirected = lazyPage(async () => (await import('./redirected.tsx')).Redirected)
export const loadRedirected = redirected.load
/** As what an invite shows comes with one. */
const invitation = lazyPage(
  async () => (await import('#features/invites/invitation/invitation-page.tsx')).InvitationPage,
)
const told = lazyPage(async () => (await import('./told-at-door.tsx')).ToldAtDoor)
const begunFor = lazyPage(async () => (await import('#features/invites/begun-invite.tsx')).BegunInvite)

export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { pathname, state } = useLocation() as Location<unknown>
  const hydrated = useHydrated()
  const staysForSignUp = signUpUnderWay.use((is) => is) && pathname.startsWith(paths.signUp)
  if (user !== null && !staysForSignUp) return <RedirectSignedIn uid={user.uid} />
  const arrived = hydrated ? arrivedInvite(state) : null
  if (arrived !== null) {
    return (
      <Suspense fallback={<FullPageLoader />}>
        <invitation.Page key={arrived.token} invite={arrived} />
      </Suspense>
    )
  }
  // What the page before has done, in its words: "...is confirmed". Empty: it has lost its session.
  const text = (state as { told?: string } | null)?.told
  return (
    <>
      {hydrated ? (
        <Suspense>
          {begunInvite() === null ? null : <begunFor.Page isTold={!staysForSignUp} />}
          {text === undefined ? null : <told.Page text={text} />}
        </Suspense>
      ) : null}
      {children}
    </>
  )
}

/** Follows `redirect` where there is one; an invite that waits comes first. */
function RedirectSignedIn({ uid }: { uid: string }) {
  const { search, state } = useLocation() as Location<unknown>
  const redirect = new URLSearchParams(search).has('redirect')
  const waiting = waitingInvites()
  const signedInForThem = waiting.every((invite) => consentFor(invite, uid) === 'sign-in')
  if (waiting.length > 0 && (redirect || !signedInForThem)) {
    return <Redirect to={paths.invite + search} state={state} replace />
  }
  if (!redirect) return <Redirect to={landing(waiting.map(({ kind }) => kind))} replace />
  return (
    <Suspense fallback={<FullPageLoader />}>
      <redirected.Page />
    </Suspense>
  )
}

/** The list that is about to grow, where an invite is about to be accepted; the organizations' else. */
function landing(kinds: string[]): string {
  return kinds.length > 0 && kinds.every((kind) => kind === 'author') ? paths.authors : paths.organizations
}
