/** Deletes a publisher: at once for everybody, for good after the days in which it can be restored; its id rests on. */
import { restingNameDays, restorableDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import { claimContents } from '#content/claims.ts'
import type { Database, DatabaseContext } from '#db/database.ts'
import type { AskingAuthor } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { requireAuthorRoleStill } from '#publishers/membership.ts'
import { lockAuthor } from '#publishers/queries.ts'
import { holdPeopleNamed } from '#users/held-people.ts'
import { deleteRested, erase, lockUnrestorable, markDeleted, peopleOf, setPeopleAside } from './queries-deletion.ts'
import { type TellingContext, tellOwners } from './tell-owners.ts'

/** So many at once, so that no transaction grows long. */
const PURGED_AT_ONCE = 100

/** By one of its owners, who is asked about again behind the lock: refuses as `requireAuthorRole` does. The others are told. */
export async function remove(
  context: DatabaseContext & TellingContext,
  { actor, membership }: AskingAuthor,
): Promise<void> {
  const { id } = membership
  await context.db.transaction(async (tx) => {
    // People before the publisher, as everywhere: who is set aside with it is held by that.
    await holdPeopleNamed(tx, await peopleOf(tx, id))
    const author = await lockAuthor(tx, id)
    if (!author) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireAuthorRoleStill(tx, { actor, membership })
    // While it has owners: they are told until when they can restore it.
    const on = new Date(Date.now() + restorableDays * DAY_MS)
    const about = { id, name: author.name, actor: actor.uid }
    await tellOwners(tx, context, { ...about, kind: 'publisher_deleted', path: '/authors', on })
    await markDeleted(tx, id)
    await setPeopleAside(tx, id)
    await audit(tx, { actor: actor.uid, action: 'author.deleted', subject: author.authorId })
  })
}

/**
 * Erases, one by one, those that nobody can restore any more, with all that belonged to them; their ids rest on.
 * Answers how many.
 */
export async function eraseDeletedAuthors(db: Database): Promise<number> {
  for (let erased = 0; ; erased += 1) {
    const wasOne = await db.transaction(async (tx) => {
      const author = await lockUnrestorable(tx, restorableDays)
      if (author === undefined) return false
      await claimContents(tx, `author:${author.id}`, [])
      await erase(tx, author)
      return true
    })
    if (!wasOne) return erased
  }
}

/** Frees the ids that have rested for `restingNameDays`. Answers how many. */
export async function purgeDeletedAuthors(db: Database): Promise<number> {
  let purged = 0
  for (;;) {
    const ids = await db.transaction(async (tx) => {
      const rested = await deleteRested(tx, restingNameDays, PURGED_AT_ONCE)
      for (const id of rested) await claimContents(tx, `author:${id}`, [])
      return rested
    })
    purged += ids.length
    if (ids.length < PURGED_AT_ONCE) return purged
  }
}
