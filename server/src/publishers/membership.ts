/** Who belongs to a publisher, and what as. */
import { authorId as authorIdRule } from '@atrium/contract/rules/author-id'
import { nameKey } from '@atrium/contract/rules/normalize'
import { outranks, type Role } from '@atrium/contract/rules/roles'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { authorRole, authorRoleLoweredSince, setAuthorRole } from './people/queries-people.ts'
import { forgetRemoval, wasRemovedSince } from './people/queries-removals.ts'
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

/** Holds a publisher until the transaction ends; answers whether it is there. */
export async function holdAuthor(tx: Transaction, id: string): Promise<boolean> {
  return (await lockAuthor(tx, id)) !== undefined
}

/** What somebody is now, and what they were before, where they belonged to it already. */
export interface JoinedAuthor {
  role: Role
  from: Role | null
}

/**
 * Makes somebody a member, or gives a member a higher role: joining takes nothing away. Holds the publisher, so that it
 * is not deleted meanwhile. Answers undefined where there is no such publisher any more.
 */
export async function joinAuthor(
  tx: Transaction,
  { id, uid, role }: { id: string; uid: string; role: Role },
): Promise<JoinedAuthor | undefined> {
  const author = await lockAuthor(tx, id)
  if (!author) return undefined
  const from = await authorRole(tx, id, uid)
  if (from === undefined) {
    const { authorId, name } = author
    await insertAuthorMember(tx, { id, uid, role, authorId, nameKey: nameKey(name) })
    await forgetRemoval(tx, id, uid)
    return { role, from: null }
  }
  if (!outranks(role, from)) return { role: from, from }
  await setAuthorRole(tx, id, uid, role)
  return { role, from }
}

/** Whether somebody was taken out later than that, and was not let in again: what was open to them before is no way back. */
export function hasLeftAuthorSince(q: Queryable, id: string, uid: string, moment: Date): Promise<boolean> {
  return wasRemovedSince(q, id, uid, moment)
}

/** Whether somebody was made less later than that, and would be more again by what was offered before. */
export async function wasLoweredInAuthor(
  q: Queryable,
  { id, uid, role }: { id: string; uid: string; role: Role },
  moment: Date,
): Promise<boolean> {
  const now = await authorRoleLoweredSince(q, id, uid, moment)
  return now !== undefined && outranks(role, now)
}

/** What somebody is in a publisher; undefined for whoever does not belong to it. */
export async function roleInAuthor(db: Queryable, id: string, uid: string): Promise<Role | undefined> {
  return (await authorMembershipOf(db, uid, { id }))?.role
}

/** Whether somebody belongs to any publisher, or did as it was deleted. */
export function belongsToAuthors(db: Queryable, uid: string): Promise<boolean> {
  return hasAuthorMembership(db, uid)
}
