/** What an invite's link opens for whoever is not signed in. */
import { useLocation, useNavigate } from 'react-router'
import { forgetInvite, type WaitingInvite } from '#domain/invites/invite-tokens.ts'
import { useDoorOfOffer } from '#features/invites/use-door-of-offer.ts'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { paths } from '#paths.ts'
import { useAwaitedSession } from '#session/session.ts'
import { storedToken } from '#session/token/token-store.ts'
import { InvitationView } from './invitation-view.tsx'
import { InviteEnded } from './invite-ended.tsx'
import { InviteUnreadable } from './invite-unreadable.tsx'
import { usePreview } from './use-preview.ts'

export function InvitationPage({ invite }: { invite: WaitingInvite }) {
  const { state } = useAwaitedSession(storedToken() !== null)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { preview, retry } = usePreview(invite.token)
  useDoorOfOffer(preview.is === 'offer' ? preview.offer : undefined)
  const toSignIn = () => void navigate(paths.signIn + search, { replace: true, state: null })
  const drop = () => {
    forgetInvite(invite)
    toSignIn()
  }
  // Whoever turns out to be signed in is asked, not offered to sign in.
  const someoneMayBe = state === 'unresolved' && storedToken() !== null
  if (preview.is === 'loading' || someoneMayBe) {
    return <InviteUnreadable failure={undefined} onRetry={retry} onLater={toSignIn} />
  }
  if (preview.is === 'failed') return <InviteUnreadable failure={preview.message} onRetry={retry} onLater={toSignIn} />
  if (preview.is === 'ended') {
    // It goes on waiting: whoever accepted it is led to what it is for, and anybody else learns again that it is over.
    return <InviteEnded about={preview.about} onContinue={drop} onSignIn={toSignIn} />
  }
  const decline = { label: texts.notNow, onPress: drop }
  return <InvitationView token={invite.token} offer={preview.offer} decline={decline} />
}
