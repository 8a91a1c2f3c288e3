/** What somebody is in an organization: asked before anything is done inside it. */
import type { Role } from '@atrium/contract/rules/people'
import type { Queryable } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { countMembersAmong, membershipOf, memberRole } from './queries.ts'

export interface Membership {
  organizationId: string
  name: string
  displayName: string
  role: Role
}

export const everyRole: readonly Role[] = ['owner', 'staff', 'User']
export const ownersAndStaff: readonly Role[] = ['owner', 'staff']
export const ownersOnly: readonly Role[] = ['owner']

/**
 * The actor's membership of the organization with this name. Refuses with `not_found` where the actor
 * is no member, as where there is no such organization, and with `forbidden` for a role not in `roles`.
 */
export async function requireRole(
  db: Queryable,
  actor: Actor,
  organization: string,
  roles: readonly Role[],
): Promise<Membership> {
  const membership = await membershipOf(db, actor.uid, organization)
  if (!membership) throw new Refusal('not_found', { detail: 'not a member of this organization' })
  if (!roles.includes(membership.role)) {
    throw new Refusal('forbidden', { detail: `the role ${membership.role} may not do this` })
  }
  return membership
}

/** Whether somebody belongs to an organization now; whoever was removed does not. */
export async function isMember(db: Queryable, organizationId: string, uid: string): Promise<boolean> {
  return (await roleIn(db, organizationId, uid)) !== undefined
}

/** What somebody is in an organization now; undefined for whoever is no member. */
export async function roleIn(db: Queryable, organizationId: string, uid: string): Promise<Role | undefined> {
  return memberRole(db, organizationId, uid)
}

/** These people, each once. Refuses with `not_found` where one of them is no member. */
export async function requireMembers(db: Queryable, organizationId: string, ids: string[] = []): Promise<string[]> {
  const uids = [...new Set(ids)]
  if (uids.length > 0 && (await countMembersAmong(db, organizationId, uids)) !== uids.length) {
    throw new Refusal('not_found', { detail: 'one of them is no member' })
  }
  return uids
}
