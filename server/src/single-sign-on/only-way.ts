/** Whose only way in is an organization's own sign-in: what identity asks before it begins a session by another. */
import type { Queryable } from '#db/database.ts'
import { domainOf } from '#domains/domain-name.ts'
import { roleIn } from '#members/membership.ts'
import { onlyWayAt } from './connections/queries-domains.ts'

/** By the domain of the address, of an organization that has proven it and whose connection is on. Owners have their own. */
export async function hasOnlyWay(
  db: Queryable,
  { uid, email }: { uid: string | null; email: string },
): Promise<boolean> {
  const domain = domainOf(email)
  const only = domain === undefined ? undefined : await onlyWayAt(db, domain)
  if (only === undefined) return false
  return uid === null || (await roleIn(db, only.organizationId, uid)) !== 'owner'
}
