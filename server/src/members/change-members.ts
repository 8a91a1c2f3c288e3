/** The one way to change who belongs to an organization and as what: it always has an owner. */
import type { Database, Transaction } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { requireRoleStill } from './membership.ts'
import { countOwners, lockOrganization } from './queries.ts'

/**
 * Holds an organization's people until the transaction ends: nobody else changes who belongs to it or as
 * what. To be asked before the transaction writes anything of the organization. Answers whether it is there.
 */
export function holdPeople(tx: Transaction, organizationId: string): Promise<boolean> {
  return lockOrganization(tx, organizationId)
}

/**
 * Makes a change in one transaction while nobody else changes the organization's people. Refuses with
 * `not_found` and `forbidden` as `requireRole` does, and with `last_owner` if the change left no owner.
 */
export async function changePeople<T>(
  db: Database,
  asking: Asking,
  change: (tx: Transaction, membership: Membership) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { organizationId } = asking.membership
    if (!(await lockOrganization(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
    const membership = await requireRoleStill(tx, asking)
    const result = await change(tx, membership)
    if ((await countOwners(tx, organizationId)) === 0) {
      throw new Refusal('last_owner', { detail: 'the change would leave no owner' })
    }
    return result
  })
}
