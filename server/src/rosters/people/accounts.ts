/**
 * Which people of a roster come in by themselves: whose address, confirmed (`users/confirmed.ts`), is of a proven domain.
 * No account is made, changed or locked (docs/decisions/0087).
 */
import type { Queryable, Transaction } from '#db/database.ts'
import { domainOf } from '#domains/domain-name.ts'
import { amongProvenDomains, holdProvenDomainOf } from '#domains/proven.ts'

/** Those of these addresses under a domain that the organization has proven. */
export function provenNow(db: Queryable, organizationId: string, emails: readonly string[]): Promise<Set<string>> {
  return amongProvenDomains(db, organizationId, emails)
}

/** The same, and the domains are held: behind the accounts, before the organization. */
export async function holdProven(
  tx: Transaction,
  organizationId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const byDomain = Map.groupBy(emails, (email) => domainOf(email) ?? '')
  const proven = new Set<string>()
  // In one order for everybody.
  for (const [, of] of [...byDomain].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first = ''] = of
    if (await holdProvenDomainOf(tx, organizationId, first)) for (const email of of) proven.add(email)
  }
  return proven
}
