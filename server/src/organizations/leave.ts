/** Leaving organizations: never without an owner. */
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { deleteMemberships, lockOwnedOrganizations, otherOwners } from './queries.ts'

/** For somebody whose account goes. Refuses with `forbidden` where an organization would be left without an owner. */
export async function leaveAll(tx: Transaction, uid: string): Promise<void> {
  for (const organizationId of await lockOwnedOrganizations(tx, uid)) {
    if ((await otherOwners(tx, organizationId, uid)) === 0) {
      throw new Refusal('forbidden', { detail: 'the last owner of an organization cannot go' })
    }
  }
  await deleteMemberships(tx, uid)
}
