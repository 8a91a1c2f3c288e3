/** Why somebody cannot accept an invite as they are signed in now, and what they can do about it. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import type { WaitingInvite } from '#domain/invites/invite-tokens.ts'
import { accountName } from '#features/invites/account-name.ts'
import { ConfirmAddress } from '#features/invites/confirm-address.tsx'
import { UseAnotherAccount } from '#features/invites/use-another-account.tsx'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { addressOf, InviteFacts } from './invite-facts.tsx'

interface Props {
  invite: WaitingInvite
  offer: InvitePreview
  why: 'for-another' | 'unverified'
  onConfirmed: () => void
  onDecline: () => void
}

export function InviteObstacle({ invite, offer, why, onConfirmed, onDecline }: Props) {
  const person = useSignedIn()
  const isForAnother = why === 'for-another'
  const to = addressOf(offer)
  const forAnother = to === null ? invitesMessages.notice.forAnother : texts.signInWith(to)
  return (
    <AuthLayout heading={isForAnother ? texts.anotherTitle : texts.confirmTitle(offer.displayName)}>
      <InviteFacts offer={offer} isAddressTold />
      <Notice tone="warning">{isForAnother ? forAnother : invitesMessages.notice.unverified(person.email)}</Notice>
      <p>{texts.signedInAs(accountName(person))}</p>
      {isForAnother ? <UseAnotherAccount invite={invite} /> : <ConfirmAddress onConfirmed={onConfirmed} wide />}
      <Button wide variant="quiet" onClick={onDecline}>
        {texts.notNow}
      </Button>
    </AuthLayout>
  )
}
