/** What an invite offers, as what, and who made it. */
import type { InvitePreview } from '@atrium/contract/people/invites'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { roleNames } from '#messages/people/roles.ts'
import { termWords } from '#messages/people/terms.ts'
import { Status } from '#ui/feedback/status.tsx'
import { InviteCrest } from './invite-crest.tsx'
import styles from './invite-facts.module.css'

interface Props {
  offer: InvitePreview
  /** What whoever invites calls the person; empty, or left out, where they are known by another name or by none. */
  greeted?: string
}

export function InviteFacts({ offer, greeted = '' }: Props) {
  const { displayName, role, invitedBy, email, address, startsOn, endsOn } = offer
  const to = address ?? email
  return (
    <div className={styles.facts}>
      <InviteCrest offer={offer} />
      {greeted !== '' && <p>{texts.greeting(greeted)}</p>}
      <Status>{texts.offer(displayName, roleNames[role])}</Status>
      {(startsOn !== null || endsOn !== null) && <p>{texts.term(termWords({ startsOn, endsOn }))}</p>}
      {invitedBy !== null && <p className={styles.soft}>{texts.invitedBy(invitedBy)}</p>}
      {to !== null && <p className={styles.soft}>{texts.sentTo(to)}</p>}
    </div>
  )
}
