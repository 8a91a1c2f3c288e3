/** Which organization's own sign-in an address belongs to. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { findSignInConnection } from '@atrium/contract/identity/single-sign-on'
import { domainOf } from '#domains/domain-name.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { connectionsOf } from './queries.ts'
import { leadOf } from './queries-domains.ts'

/** By its domain alone: nothing is told of accounts, or asked of them. */
export async function findByAddress(
  { db, provider }: SsoContext,
  email: string,
): Promise<AnswerOf<typeof findSignInConnection>> {
  const domain = domainOf(email)
  const lead = domain === undefined || !provider.arrivals ? undefined : await leadOf(db, domain)
  if (!lead) return { connection: null }
  const { organizationId, connection: id, only, organization } = lead
  const name = (await connectionsOf(db, organizationId)).find((each) => each.id === id)?.name ?? ''
  const { displayName, logoUrl: logo_url } = organization
  return { connection: { id, name, only, organization: { displayName, logo_url } } }
}
