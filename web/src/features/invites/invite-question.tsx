/** Asks somebody who is signed in whether they want what an invite offers, and with this account. */
import type { InvitePreview } from '@atrium/contract/invites'
import { invitationMessages as texts } from '#messages/invitation.ts'
import type { WaitingInvite } from '#session/invite-tokens.ts'
import { useSignedIn } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { accountName } from './account-name.ts'
import { InviteFacts } from './invite-facts.tsx'
import { UseAnotherAccount } from './use-another-account.tsx'

interface Props {
  invite: WaitingInvite
  offer: InvitePreview
  onJoin: () => void
  onDecline: () => void
}

export function InviteQuestion({ invite, offer, onJoin, onDecline }: Props) {
  const account = accountName(useSignedIn())
  return (
    <EntryPage heading={texts.question(offer.displayName)}>
      <InviteFacts offer={offer} />
      <p>{texts.asAccount(account)}</p>
      <Button wide onClick={onJoin}>
        {texts.join}
      </Button>
      <UseAnotherAccount invite={invite} variant="secondary" />
      <Button wide variant="quiet" onClick={onDecline}>
        {texts.notNow}
      </Button>
    </EntryPage>
  )
}
