/** What a typed code offers to whoever is signed in. */
import { acceptAuthorInvite, acceptInvite, type InvitePreview } from '@atrium/contract/people/invites'
import { useState } from 'react'
import { call } from '#api/client.ts'
import { toFailure } from '#api/failure.ts'
import { accountName } from '#features/invites/account-name.ts'
import { InviteFacts } from '#features/invites/invitation/invite-facts.tsx'
import { tellJoined } from '#features/invites/tell-joined.ts'
import { invitationMessages } from '#messages/organizations/invitation.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { useSession } from '#session/session.ts'
import { Button, ConsentButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'

const texts = invitesMessages.join

interface Props {
  token: string
  offer: InvitePreview
  onJoined: () => void
  onRefused: (message: string) => void
  onAnother: () => void
}

export function JoinByCode({ token, offer, onJoined, onRefused, onAnother }: Props) {
  const { user } = useSession()
  const [joining, setJoining] = useState(false)
  const join = async () => {
    setJoining(true)
    try {
      const accept = offer.kind === 'organization' ? acceptInvite : acceptAuthorInvite
      const { already } = await call(accept, { body: { token } })
      tellJoined({ displayName: offer.displayName, already })
      onJoined()
    } catch (failure) {
      onRefused(toFailure(failure).message)
    }
  }
  return (
    <AuthLayout heading={invitationMessages.question(offer.displayName)}>
      <InviteFacts offer={offer} />
      {user && <p>{invitationMessages.asAccount(accountName(user))}</p>}
      <ConsentButton wide busy={joining} onClick={() => void join()}>
        {invitationMessages.join}
      </ConsentButton>
      <Button wide variant="quiet" disabled={joining} onClick={onAnother}>
        {texts.another}
      </Button>
    </AuthLayout>
  )
}
