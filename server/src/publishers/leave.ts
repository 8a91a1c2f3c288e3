/** Leaving all publishers at once: never one that is there without an owner. */
import type { Queryable, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { endInvitesWithAccount } from '#invites/ends/end-with-account.ts'
import { forgetAuthorRemovalsOf } from './people/queries-removals.ts'
import { authorsWithoutAnother, deleteAuthorMemberships, deletedAuthorsOf, lockAuthorsOf } from './queries-leave.ts'

/** For somebody whose account goes. Refuses with `forbidden` where a publisher would be left without an owner. */
export async function removeFromAllPublishers(tx: Transaction, uid: string): Promise<void> {
  // Every publisher, not only what they own: ownership may be handed to them until the lock is ours.
  await lockAuthorsOf(tx, uid)
  if ((await authorsWithoutAnother(tx, uid, 1)).length > 0) {
    throw new Refusal('forbidden', { detail: 'the last owner of a publisher cannot go' })
  }
  await endInvitesWithAccount(tx, uid, { authorIds: await deletedAuthorsOf(tx, uid) })
  await deleteAuthorMemberships(tx, uid)
  await forgetAuthorRemovalsOf(tx, uid)
}

/** Those that have nobody else who owns them, by name and at most so many. */
export function publishersOwnedAlone(
  q: Queryable,
  { uid, limit }: { uid: string; limit: number },
): Promise<{ author_id: string; name: string }[]> {
  return authorsWithoutAnother(q, uid, limit)
}
