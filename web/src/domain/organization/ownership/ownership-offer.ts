/** The offer of ownership that waits in an organization: asking for it, and answering. */
import { answerOwnershipOffer, getOwnershipOffer } from '@atrium/contract/people/members'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

export function ownershipOffer(organization: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'hand-over'],
    queryFn: ({ signal }) => call(getOwnershipOffer, { query: { organization }, signal }),
  })
}

export async function answerOffer(organization: string, accept: boolean): Promise<void> {
  await call(answerOwnershipOffer, { query: { organization }, body: { accept } })
}
