/** Who belongs to a publisher, and what as. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { authorByAuthorId, authorById, authorRole, hasAuthorMembership, insertAuthorMember } from './queries.ts'

/**
 * The publisher, for one of its owners. Refuses with `not_found` where the actor is no member, as where there
 * is no such publisher, and with `forbidden` for a member who is no owner.
 */
export async function requireAuthorOwner(
  db: Queryable,
  actor: Actor,
  authorId: string,
): Promise<{ id: string; authorId: string; name: string }> {
  const author = await authorByAuthorId(db, authorId)
  const role = author && (await authorRole(db, author.id, actor.uid))
  if (!author || role === undefined) throw new Refusal('not_found', { detail: 'not a member of this publisher' })
  if (role !== 'owner') throw new Refusal('forbidden', { detail: `the role ${role} may not do this` })
  return { id: author.id, authorId: author.authorId, name: author.name }
}

/**
 * Makes somebody a member; whoever is one stays what they are. Answers whether they are new. Refuses with
 * `not_found` when the publisher is gone.
 */
export async function addAuthorMember(
  tx: Transaction,
  { id, uid, role }: { id: string; uid: string; role: Role },
): Promise<boolean> {
  const author = await authorById(tx, id)
  if (!author) throw new Refusal('not_found', { detail: 'no such publisher' })
  const { authorId, name } = author
  return insertAuthorMember(tx, { id, uid, role, authorId, nameKey: nameKey(name) })
}

/** Whether somebody belongs to any publisher. */
export function belongsToAuthors(db: Queryable, uid: string): Promise<boolean> {
  return hasAuthorMembership(db, uid)
}
