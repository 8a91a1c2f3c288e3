/** Whose record somebody may see and change. */
import type { Queryable } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { isMember, type Membership, ownersOnly, requireRole } from '#members/membership.ts'

export interface Person {
  uid: string
  /** Name of the organization in which the actor is an owner and the person a member. */
  organization?: string | undefined
}

/**
 * One's own record, or a member's by an owner; answers the actor's membership of the organization that it is done in, if any.
 * Refuses with `not_found` for anybody else, whether they exist or not, and with `forbidden` where the
 * actor belongs to the organization and does not own it.
 */
export async function requireProfileAccess(
  db: Queryable,
  actor: Actor,
  { uid, organization }: Person,
): Promise<{ membership?: Membership }> {
  if (uid === actor.uid) return {}
  if (organization === undefined) throw new Refusal('not_found', { detail: 'another person’s record' })
  const membership = await requireRole(db, actor, organization, ownersOnly)
  if (!(await isMember(db, membership.organizationId, uid))) {
    throw new Refusal('not_found', { detail: 'no member of this organization' })
  }
  return { membership }
}
