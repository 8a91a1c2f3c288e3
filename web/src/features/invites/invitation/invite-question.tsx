/** Asks somebody who is signed in whether they want what an invite offers, and with this account. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import type { WaitingInvite } from '#domain/invites/invite-tokens.ts'
import { accountName } from '#features/invites/account-name.ts'
import { UseAnotherAccount } from '#features/invites/use-another-account.tsx'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { useSignedIn } from '#session/session.ts'
import { Button, ConsentButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { InviteFacts } from './invite-facts.tsx'

interface Props {
  invite: WaitingInvite
  offer: InvitePreview
  onJoin: () => void
  onDecline: () => void
}

export function InviteQuestion({ invite, offer, onJoin, onDecline }: Props) {
  const account = accountName(useSignedIn())
  return (
    <AuthLayout heading={texts.question(offer.displayName)}>
      <InviteFacts offer={offer} />
      <p>{texts.asAccount(account)}</p>
      <ConsentButton wide onClick={onJoin}>
        {texts.join}
      </ConsentButton>
      <UseAnotherAccount invite={invite} variant="secondary" />
      <Button wide variant="quiet" onClick={onDecline}>
        {texts.notNow}
      </Button>
    </AuthLayout>
  )
}
