/** Answers the offer of ownership that waits in an organization. */
import { answerOwnershipOffer } from '@atrium/contract/people/members'
import { call } from '#api/client.ts'

export async function answerOffer(organization: string, accept: boolean): Promise<void> {
  await call(answerOwnershipOffer, { query: { organization }, body: { accept } })
}
