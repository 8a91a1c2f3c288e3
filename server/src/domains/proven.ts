/** Whether an address is of a domain that an organization has proven: what other areas ask. */
import type { Queryable, Transaction } from '#db/database.ts'
import { domainOf } from './domain-name.ts'
import { domainsOfOrganization, hasOwnProven, holdOwnProven } from './queries.ts'

/** Held, where it is: nothing changes it until the transaction ends. The account is held before it, the organization behind it. */
export async function holdProvenDomainOf(tx: Transaction, organizationId: string, email: string): Promise<boolean> {
  const domain = domainOf(email)
  return domain !== undefined && (await holdOwnProven(tx, organizationId, domain))
}

/** The same as it is right now, held for nobody: for what would be as good a moment before the domain is lost. */
export async function isOfProvenDomain(q: Queryable, organizationId: string, email: string): Promise<boolean> {
  const domain = domainOf(email)
  return domain !== undefined && (await hasOwnProven(q, organizationId, domain))
}

/** Those of these addresses that are of such a domain; the domains are held in one order for everybody. */
export async function holdProvenDomainsOf(
  tx: Transaction,
  organizationId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const byDomain = Map.groupBy(emails, (email) => domainOf(email) ?? '')
  const proven = new Set<string>()
  for (const [, of] of [...byDomain].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first = ''] = of
    if (await holdProvenDomainOf(tx, organizationId, first)) for (const email of of) proven.add(email)
  }
  return proven
}

/** Those of these addresses that are of a domain which the organization has proven, as it is now. */
export async function amongProvenDomains(
  db: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const domains = await domainsOfOrganization(db, organizationId)
  const proven = new Set(domains.filter(({ provenAt }) => provenAt !== null).map(({ domain }) => domain))
  return new Set(emails.filter((email) => proven.has(domainOf(email) ?? '')))
}
