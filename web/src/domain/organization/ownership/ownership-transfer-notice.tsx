/** The offer of an organization's ownership that waits. */
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { OwnershipNotice } from '#domain/ownership/ownership-notice.tsx'
import { answerOffer } from './answer-offer.ts'

export function OwnershipTransferNotice() {
  const { organization, displayName, uid, offer } = useOrganization()
  return (
    <OwnershipNotice
      offer={offer}
      of={displayName}
      uid={uid}
      answer={(accept) => answerOffer(organization, accept)}
      onAnswered={useRefreshPeople()}
    />
  )
}
