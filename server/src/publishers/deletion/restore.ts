/** Restores a deleted publisher: by one of those who owned it, while that can be done. */
import type { deletedAuthors, restoreAuthor } from '@atrium/contract/authors/deletion'
import type { AnswerOf } from '@atrium/contract/endpoint'
import { restorableDays } from '@atrium/contract/limits'
import { authorId as authorIdRule } from '@atrium/contract/rules/author-id'
import { nameKey } from '@atrium/contract/rules/normalize'
import { recentlyDeletedListed as limit } from '@atrium/contract/rules/recently-deleted'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { holdCaller, holdPeopleNamed } from '#users/held-people.ts'
import { bringPeopleBack, everybodyOf, lockRestorable, markRestored, restorableBy } from './queries-deletion.ts'
import { type TellingContext, tellOwners } from './tell-owners.ts'

/** Those that the actor can restore, the latest first. */
export async function listDeleted(
  { db }: DatabaseContext,
  { actor }: { actor: Actor },
): Promise<AnswerOf<typeof deletedAuthors>> {
  const rows = await restorableBy(db, actor.uid, { days: restorableDays, limit })
  const results = rows.flatMap(({ deletedAt, authorId: author_id, name, profileImageUrl: profile_image_url }) => {
    if (deletedAt === null) return []
    const restorableUntil = new Date(deletedAt.getTime() + restorableDays * DAY_MS).toISOString()
    return { author_id, name, profile_image_url, deletedAt: deletedAt.toISOString(), restorableUntil }
  })
  return { results }
}

/**
 * With everybody who belonged to it as it was deleted. Refuses with `not_restorable` for whoever did not own it then, and
 * where it is not deleted, or for longer than that can be done. The other owners are told.
 */
export async function restore(
  context: DatabaseContext & TellingContext,
  { actor: { uid }, author_id }: { actor: Actor; author_id: string },
): Promise<AnswerOf<typeof restoreAuthor>> {
  return context.db.transaction(async (tx) => {
    const isId = authorIdRule.safeParse(author_id).success
    await holdCaller(tx, uid)
    if (isId) await holdPeopleNamed(tx, await everybodyOf(tx, author_id))
    const found = isId ? await lockRestorable(tx, author_id, { uid, days: restorableDays }) : undefined
    if (!found) throw new Refusal('not_restorable', { detail: 'nothing that the actor could restore' })
    const { id, name, authorId } = found
    await markRestored(tx, id)
    await bringPeopleBack(tx, { id, authorId, nameKey: nameKey(name) })
    await audit(tx, { actor: uid, action: 'author.restored', subject: authorId })
    const path = `/authors/${authorId}/people`
    await tellOwners(tx, context, { id, name, kind: 'publisher_restored', actor: uid, path })
    return { author_id, name }
  })
}
