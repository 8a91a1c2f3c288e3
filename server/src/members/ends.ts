/** Leaving organizations: never without an owner. */
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { deleteMemberships, isLastOwner, lockOrganizationsOf } from '#organizations/queries.ts'

/**
 * For somebody whose account goes, and whom the caller holds, so that they join nothing meanwhile. Refuses
 * with `forbidden` where an organization would be left without an owner.
 */
export async function leaveAll(tx: Transaction, uid: string): Promise<void> {
  // Every organization, not only what they own: ownership may be handed to them until the lock is ours.
  await lockOrganizationsOf(tx, uid)
  if (await isLastOwner(tx, uid)) {
    throw new Refusal('forbidden', { detail: 'the last owner of an organization cannot go' })
  }
  await deleteMemberships(tx, uid)
}
