/** Which organization's own sign-in an address belongs to. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { findSignInConnection } from '@atrium/contract/identity/single-sign-on'
import { domainOf } from '#domains/domain-name.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { countAtConnection, countMiss } from '#single-sign-on/under-way/count-way.ts'
import { connectionsOf } from './queries.ts'
import { leadOf } from './queries-domains.ts'

/** By its domain alone: nothing is told of accounts, or asked of them. Refuses with `too_many_requests`. */
export async function findByAddress(
  { db, limiter, provider }: SsoContext,
  { email, ip }: { email: string; ip: string },
): Promise<AnswerOf<typeof findSignInConnection>> {
  const domain = domainOf(email)
  const lead = domain === undefined || !provider.arrivals ? undefined : await leadOf(db, domain)
  if (!lead) {
    await countMiss(limiter, 'nameCheck', ip)
    return { connection: null }
  }
  const { organizationId, connection: id, only, organization } = lead
  await countAtConnection(limiter, 'find', { connectionId: id, ip })
  const name = (await connectionsOf(db, organizationId)).find((each) => each.id === id)?.name ?? ''
  const { displayName, logoUrl: logo_url } = organization
  return { connection: { id, name, only, organization: { displayName, logo_url } } }
}
