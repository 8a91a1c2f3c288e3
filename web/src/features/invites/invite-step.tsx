/** One invite and somebody signed in: accepted, asked about, or what stands in the way. */
import { useEffect, useEffectEvent, useState } from 'react'
import { AcceptingInvite } from '#domain/invites/accepting-invite.tsx'
import { consentFor, recordConsent } from '#domain/invites/invite-consent.ts'
import { forgetInvite, postponeInvite, type WaitingInvite } from '#domain/invites/invite-tokens.ts'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { useSignedIn } from '#session/session.ts'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { acceptWaiting, type Acceptance, type Joined } from './accept-waiting.ts'
import { InviteEnded } from './invitation/invite-ended.tsx'
import { InviteObstacle } from './invitation/invite-obstacle.tsx'
import { InviteQuestion } from './invitation/invite-question.tsx'
import { InviteUnreadable } from './invitation/invite-unreadable.tsx'
import { usePreview } from './invitation/use-preview.ts'

interface Props {
  invite: WaitingInvite
  /** It was accepted, declined or put aside. */
  onDone: (joined?: Joined) => void
}

type State = { is: 'asked' } | { is: 'accepting' } | { is: 'ended'; about: string | undefined } | Hindered
interface Hindered {
  is: 'for-another' | 'unverified'
}

export function InviteStep({ invite, onDone }: Props) {
  const { uid, email } = useSignedIn()
  const { preview, retry } = usePreview(invite.token)
  const [state, setState] = useState<State>(() => ({ is: consentFor(invite, uid) === null ? 'asked' : 'accepting' }))

  const settle = useEffectEvent((acceptance: Acceptance) => {
    if (acceptance.outcome === 'joined') return onDone(acceptance.joined)
    if (acceptance.outcome === 'ended') return setState({ is: 'ended', about: acceptance.about })
    if (acceptance.outcome !== 'nothing') return setState({ is: acceptance.outcome })
    postponeInvite(invite)
    onDone()
  })
  // Whoever used it while it was good is told that they belong to it: accepting it again says so, and no more can come
  // of it. Anybody else learns that it has ended, and it waits no longer.
  const isOver = state.is === 'asked' && preview.is === 'ended'
  const accepting = state.is === 'accepting' || isOver
  useEffect(() => {
    if (!accepting) return
    let left = false
    void acceptWaiting(invite).then((acceptance) => {
      if (!left) settle(acceptance)
    })
    return () => {
      left = true
    }
  }, [accepting, invite])
  const accept = () => setState({ is: 'accepting' })

  const decline = () => {
    forgetInvite(invite)
    onDone()
  }
  const later = () => {
    postponeInvite(invite)
    onDone()
  }
  if (accepting) {
    return (
      <AuthLayout heading={texts.title}>
        <AcceptingInvite />
      </AuthLayout>
    )
  }
  if (state.is === 'ended' || preview.is === 'ended') {
    const { about } = state.is === 'ended' ? state : (preview as { about: string | undefined })
    return <InviteEnded about={about} onContinue={decline} />
  }
  if (preview.is !== 'offer') {
    const failure = preview.is === 'failed' ? preview.message : undefined
    return <InviteUnreadable failure={failure} onRetry={retry} onLater={later} />
  }
  const { offer } = preview
  const isForAnother = offer.address !== null && offer.address.toLowerCase() !== email?.toLowerCase()
  if (state.is !== 'asked' || isForAnother) {
    const why = state.is === 'asked' ? 'for-another' : state.is
    return <InviteObstacle invite={invite} offer={offer} why={why} onConfirmed={accept} onDecline={decline} />
  }
  const join = () => {
    recordConsent(invite, uid)
    accept()
  }
  return <InviteQuestion invite={invite} offer={offer} onJoin={join} onDecline={decline} />
}
