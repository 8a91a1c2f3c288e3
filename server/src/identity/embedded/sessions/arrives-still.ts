/**
 * Whether whoever came by an organization's own sign-in may still go on by it. What it found out waits to be exchanged,
 * and behind that for the second step: meanwhile the domain may be lost, to another organization or to nobody.
 */
import type { Queryable } from '#db/database.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'

/** In: the account, held, and the organization whose sign-in it was. */
export async function arrivesStill(
  { hooks }: Pick<IdentityContext, 'hooks'>,
  q: Queryable,
  { emailKey, emailVerified }: Pick<Account, 'emailKey' | 'emailVerified'>,
  { organizationId }: { organizationId: string },
): Promise<boolean> {
  // Where nobody knows of domains, nobody arrives by one.
  if (hooks.isOfProvenDomain === undefined) return true
  return emailKey !== null && emailVerified && (await hooks.isOfProvenDomain(q, organizationId, emailKey))
}
