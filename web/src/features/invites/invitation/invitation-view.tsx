/** An invite to whoever is not signed in: what it is, and the two ways to take it. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { greetedName } from '@atrium/contract/rules/name-order'
import { useLocation } from 'react-router'
import { keepBegunInvite } from '#domain/invites/invite-consent.ts'
import { rememberInvite } from '#domain/invites/invite-tokens.ts'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { paths, withQuery } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { useDoor } from '#ui/layout/door.ts'
import { InviteFacts } from './invite-facts.tsx'

interface Props {
  token: string
  offer: InvitePreview
  /** What declining says and does. */
  decline: { label: string; onPress: () => void }
}

export function InvitationView({ token, offer, decline }: Props) {
  const { search } = useLocation()
  const atDoor = useDoor() !== undefined
  const { kind, displayName: name, address, given_name: givenName, family_name: familyName } = offer
  // The word for this invite, kept by the sign-in or sign-up that follows in this tab.
  const begin = () => {
    rememberInvite({ kind, token })
    keepBegunInvite({ kind, token, name, address, atDoor, givenName, familyName })
  }
  return (
    <AuthLayout heading={texts.heading(name)}>
      <InviteFacts offer={offer} greeted={greetedName(offer)} />
      <LinkButton wide to={withQuery(paths.signUp, { email: address })} onClick={begin}>
        {texts.createAccount}
      </LinkButton>
      <LinkButton wide variant="secondary" to={paths.signIn + search} onClick={begin}>
        {texts.haveAccount}
      </LinkButton>
      <Button wide variant="quiet" onClick={decline.onPress}>
        {decline.label}
      </Button>
    </AuthLayout>
  )
}
