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
  /** Whether the page says by itself for which address it is. */
  isAddressTold?: boolean
}

export function InviteFacts({ offer, greeted = '', isAddressTold = false }: Props) {
  const { displayName, role, invitedBy, startsOn, endsOn } = offer
  const to = isAddressTold ? null : addressOf(offer)
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

/** Whom it is for, as far as that is told; null for anybody. */
export function addressOf({ address, email }: InvitePreview): string | null {
  return address ?? email
}
