/** Who belongs to a publisher, and what as. */
import { authorId as authorIdRule } from '@atrium/contract/rules/author-id'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { authorMembershipOf, hasAuthorMembership, insertAuthorMember, lockAuthor } from './queries.ts'

/**
 * The actor's membership of a publisher: for the adapter, which asks as the contract says. Refuses with `not_found`
 * where the actor is no member, as where there is no such publisher or it is deleted, and with `forbidden` for a role
 * not in `admitted`.
 */
export async function requireAuthorRole(
  db: Queryable,
  actor: Actor,
  authorId: string,
  admitted: readonly Role[],
): Promise<AuthorMembership> {
  const isId = authorIdRule.safeParse(authorId).success
  return admit(isId ? await authorMembershipOf(db, actor.uid, { authorId }) : undefined, admitted)
}

/** The same asked again in the transaction that writes, behind its lock: whoever was demoted a moment ago decides nothing. */
export async function requireAuthorRoleStill(
  tx: Queryable,
  { actor, membership: { id, admitted } }: AskingAuthor,
): Promise<AuthorMembership> {
  return admit(await authorMembershipOf(tx, actor.uid, { id }), admitted)
}

function admit(found: Omit<AuthorMembership, 'admitted'> | undefined, admitted: readonly Role[]): AuthorMembership {
  if (!found) throw new Refusal('not_found', { detail: 'not a member of this publisher' })
  if (!admitted.includes(found.role))
    throw new Refusal('forbidden', { detail: `the role ${found.role} may not do this` })
  return { ...found, admitted }
}

/**
 * Makes somebody a member; whoever is one stays what they are. Holds the publisher, so that it is not deleted
 * meanwhile. Answers whether they are new; undefined where there is no such publisher any more.
 */
export async function addAuthorMember(
  tx: Transaction,
  { id, uid, role }: { id: string; uid: string; role: Role },
): Promise<boolean | undefined> {
  const author = await lockAuthor(tx, id)
  if (!author) return undefined
  const { authorId, name } = author
  return insertAuthorMember(tx, { id, uid, role, authorId, nameKey: nameKey(name) })
}

/** Whether somebody belongs to a publisher, whatever as. */
export async function isAuthorMember(db: Queryable, id: string, uid: string): Promise<boolean> {
  return (await authorMembershipOf(db, uid, { id })) !== undefined
}

/** Whether somebody belongs to any publisher, or did as it was deleted. */
export function belongsToAuthors(db: Queryable, uid: string): Promise<boolean> {
  return hasAuthorMembership(db, uid)
}
