/** The first owner of an organization, everybody's leave when it ends, and somebody's leave of all when an account ends. */
import type { Queryable, Transaction } from '#db/database.ts'
import type { Step } from '#db/driver/at-once.ts'
import { Refusal } from '#http/refusal.ts'
import { endInvitesWithAccount } from '#invites/ends/end-with-account.ts'
import { forgetDeparturesOf } from '#members/removed/queries-departures.ts'
import { forgetRemovalsOf } from '#members/removed/queries-removals.ts'
import { holdPeopleNamed } from '#users/held-people.ts'
import {
  deletedOf,
  deleteMemberships,
  insertingOwner,
  lockOrganizationsOf,
  organizationsWithoutAnother,
  removeEverybody,
  restoreEverybody,
  uidsOf,
} from './queries-ends.ts'

/** For an organization that is being made in the same transaction. */
export function addingFirstOwner(organizationId: string, uid: string): Step {
  return insertingOwner(organizationId, uid)
}

/** For an organization that is deleted in this transaction, which holds it. */
export function endMemberships(tx: Transaction, organizationId: string): Promise<void> {
  return removeEverybody(tx, organizationId)
}

/** Holds everybody whom a restored organization may get back: before the organization itself is held. */
export async function holdEverybody(tx: Transaction, organizationId: string): Promise<void> {
  await holdPeopleNamed(tx, await uidsOf(tx, organizationId))
}

/** The same taken back, in the transaction that restores the organization and holds it: for all who were members until then. */
export function restoreMemberships(tx: Transaction, organizationId: string, endedAt: Date): Promise<void> {
  return restoreEverybody(tx, organizationId, endedAt)
}

/**
 * For somebody whose account goes, and whom the caller holds, so that they join nothing meanwhile. Refuses
 * with `forbidden` where an organization would be left without an owner.
 */
export async function removeFromAllOrganizations(tx: Transaction, uid: string): Promise<void> {
  // Every organization, not only what they own: ownership may be handed to them until the lock is ours.
  await lockOrganizationsOf(tx, uid)
  if ((await organizationsWithoutAnother(tx, uid, 1)).length > 0) {
    // Not `last_owner`, as of `changePeople`: an account is deleted over the identity provider's protocol, which has no
    // such code and says `OPERATION_NOT_ALLOWED` (`identity/embedded/protocol/error-handler.ts`).
    throw new Refusal('forbidden', { detail: 'the last owner of an organization cannot go' })
  }
  await endInvitesWithAccount(tx, uid, { organizationIds: await deletedOf(tx, uid) })
  await deleteMemberships(tx, uid)
  await forgetRemovalsOf(tx, uid)
  await forgetDeparturesOf(tx, uid)
}

/** Those that have nobody else who owns them, by name and at most so many. */
export function organizationsOwnedAlone(
  q: Queryable,
  { uid, limit }: { uid: string; limit: number },
): Promise<{ name: string; displayName: string }[]> {
  return organizationsWithoutAnother(q, uid, limit)
}
