/** The offer of an organization's ownership that waits. */
import { useQuery } from '@tanstack/react-query'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { OwnershipNotice } from '#domain/ownership/ownership-notice.tsx'
import { answerOffer, ownershipOffer } from './ownership-offer.ts'

export function OwnershipTransferNotice() {
  const { organization, displayName, uid } = useOrganization()
  const { data } = useQuery(ownershipOffer(organization))
  return (
    <OwnershipNotice
      offer={data?.offer}
      of={displayName}
      uid={uid}
      answer={(accept) => answerOffer(organization, accept)}
      onAnswered={useRefreshPeople()}
    />
  )
}
