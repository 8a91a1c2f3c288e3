/** What an invite offers, as what, and who made it. */
import type { InvitePreview } from '@atrium/contract/invites'
import { invitationMessages as texts } from '#messages/invitation.ts'
import { peopleMessages } from '#messages/people.ts'
import { InviteCrest } from './invite-crest.tsx'
import styles from './invite-facts.module.css'

export function InviteFacts({ offer }: { offer: InvitePreview }) {
  const { displayName, role, invitedBy, email, address } = offer
  const to = address ?? email
  return (
    <div className={styles.facts}>
      <InviteCrest offer={offer} />
      <p role="status">{texts.offer(displayName, peopleMessages.roleNames[role])}</p>
      {invitedBy !== null && <p className={styles.soft}>{texts.invitedBy(invitedBy)}</p>}
      {to !== null && <p className={styles.soft}>{texts.sentTo(to)}</p>}
    </div>
  )
}
