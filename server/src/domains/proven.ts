/** Whether an address is of a domain that an organization has proven: what other areas ask. */
import type { Transaction } from '#db/database.ts'
import { domainOf } from './domain-name.ts'
import { holdOwnProven } from './queries.ts'

/** Held, where it is: nothing changes it until the transaction ends. The account is held before it, the organization behind it. */
export async function holdProvenDomainOf(tx: Transaction, organizationId: string, email: string): Promise<boolean> {
  const domain = domainOf(email)
  return domain !== undefined && (await holdOwnProven(tx, organizationId, domain))
}
