/**
 * Who the people of a roster are here: whose account has their address confirmed. Nobody else is made a member, given a
 * role or put into a class, and no account is made, changed or locked (docs/decisions/0087).
 */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Queryable, Transaction } from '#db/database.ts'
import { domainOf } from '#domains/domain-name.ts'
import { amongProvenDomains, holdProvenDomainOf } from '#domains/proven.ts'
import type { RostersContext } from '#rosters/context.ts'
import { uidsOfEmails } from '#users/find.ts'

/** Asked before the transaction that needs it: accounts may be kept anywhere. */
export interface Candidates {
  /** Folded address -> uid, of those that somebody has confirmed. To be asked first in the transaction: it holds the accounts. */
  confirmed(tx: Transaction): Promise<Map<string, string>>
}

export async function candidatesFor(
  { db, provider }: Pick<RostersContext, 'db' | 'provider'>,
  emails: readonly string[],
): Promise<Candidates> {
  const uids = await uidsOfEmails(db, emails.map(nameKey))
  const confirmedEmails = uids.size === 0 ? undefined : await provider.confirmedEmails([...uids.values()])
  return {
    async confirmed(tx) {
      const confirmed = (await confirmedEmails?.(tx)) ?? new Map<string, string>()
      return new Map([...uids].filter(([key, uid]) => nameKey(confirmed.get(uid) ?? '') === key))
    },
  }
}

/** The same outside of what writes: as it is this moment. */
export async function confirmedNow(context: Pick<RostersContext, 'db' | 'provider'>, emails: readonly string[]) {
  const candidates = await candidatesFor(context, emails)
  return context.db.transaction((tx) => candidates.confirmed(tx))
}

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
