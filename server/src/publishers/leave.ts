/** Leaving publishers: never without an owner. */
import type { Queryable, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { authorsWithoutAnother, deleteAuthorMemberships, lockOwnedAuthors, otherAuthorOwners } from './queries.ts'

/** For somebody whose account goes. Refuses with `forbidden` where a publisher would be left without an owner. */
export async function removeFromAllPublishers(tx: Transaction, uid: string): Promise<void> {
  for (const id of await lockOwnedAuthors(tx, uid)) {
    if ((await otherAuthorOwners(tx, id, uid)) === 0) {
      throw new Refusal('forbidden', { detail: 'the last owner of a publisher cannot go' })
    }
  }
  await deleteAuthorMemberships(tx, uid)
}

/** Those that have nobody else who owns them, by name and at most so many. */
export function publishersOwnedAlone(
  q: Queryable,
  { uid, limit }: { uid: string; limit: number },
): Promise<{ author_id: string; name: string }[]> {
  return authorsWithoutAnother(q, uid, limit)
}
