/** Why somebody cannot accept an invite as they are signed in now, and what they can do about it. */
import type { InvitePreview } from '@atrium/contract/invites'
import { invitationMessages as texts } from '#messages/invitation.ts'
import { invitesMessages } from '#messages/invites.ts'
import type { WaitingInvite } from '#session/invite-tokens.ts'
import { useSignedIn } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Notice } from '#ui/notice.tsx'
import { accountName } from './account-name.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { InviteFacts } from './invite-facts.tsx'
import { UseAnotherAccount } from './use-another-account.tsx'

interface Props {
  invite: WaitingInvite
  offer: InvitePreview
  why: 'for-another' | 'unverified'
  onConfirmed: () => void
  onDecline: () => void
}

export function InviteHindrance({ invite, offer, why, onConfirmed, onDecline }: Props) {
  const person = useSignedIn()
  const isForAnother = why === 'for-another'
  return (
    <EntryPage heading={isForAnother ? texts.anotherTitle : texts.confirmTitle(offer.displayName)}>
      <InviteFacts offer={offer} />
      <Notice tone="warning">
        {isForAnother ? invitesMessages.notice.forAnother : invitesMessages.notice.unverified(person.email)}
      </Notice>
      <p>{texts.signedInAs(accountName(person))}</p>
      {isForAnother ? <UseAnotherAccount invite={invite} /> : <ConfirmAddress onConfirmed={onConfirmed} wide />}
      <Button wide variant="quiet" onClick={onDecline}>
        {texts.notNow}
      </Button>
    </EntryPage>
  )
}
