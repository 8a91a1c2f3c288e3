/** The one way to change who belongs to an organization and as what: it always has an owner. */
import type { Role } from '@atrium/contract/rules/people'
import type { Database, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { type Membership, requireRole } from './membership.ts'
import { countOwners, lockOrganization } from './queries.ts'

/**
 * Holds an organization's people until the transaction ends: nobody else changes who belongs to it or as
 * what. To be asked before the transaction writes anything of the organization. Answers whether it is there.
 */
export function holdPeople(tx: Transaction, organizationId: string): Promise<boolean> {
  return lockOrganization(tx, organizationId)
}

interface Asked {
  actor: Actor
  organization: string
  /** Who may ask for it. */
  roles: readonly Role[]
}

/**
 * Makes a change in one transaction while nobody else changes the organization's people. Refuses with
 * `not_found` and `forbidden` as `requireRole` does, and with `last_owner` if the change left no owner.
 */
export async function changePeople<T>(
  db: Database,
  { actor, organization, roles }: Asked,
  change: (tx: Transaction, membership: Membership) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { organizationId } = await requireRole(tx, actor, organization, roles)
    if (!(await lockOrganization(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
    // Asked again behind the lock: an owner who was demoted a moment ago decides nothing any more.
    const membership = await requireRole(tx, actor, organization, roles)
    const result = await change(tx, membership)
    if ((await countOwners(tx, organizationId)) === 0) {
      throw new Refusal('last_owner', { detail: 'the change would leave no owner' })
    }
    return result
  })
}
