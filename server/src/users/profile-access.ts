/** Whose record somebody may see and change. */
import type { Queryable } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { isMember } from '#members/membership.ts'

export interface RecordAsked {
  actor: Actor
  /** Whose record. */
  uid: string
  /** The actor's, of the organization in which they own and the person is a member; none on oneself. */
  membership?: Membership | undefined
}

/**
 * One's own record, or a member's by an owner; answers the membership that it is done by, if any. Refuses with
 * `not_found` for anybody else, whether they exist or not.
 */
export async function requireProfileAccess(
  db: Queryable,
  { actor, uid, membership }: RecordAsked,
): Promise<{ membership?: Membership }> {
  if (uid === actor.uid) return {}
  if (membership === undefined) throw new Refusal('not_found', { detail: 'another person’s record' })
  if (!(await isMember(db, membership.organizationId, uid))) {
    throw new Refusal('not_found', { detail: 'no member of this organization' })
  }
  return { membership }
}
