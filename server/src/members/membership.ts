/** What somebody is in an organization: asked before anything is done inside it. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Queryable } from '#db/database.ts'
import type { StoredRules } from '#db/schema.ts'
import { isUuid } from '#db/uuid.ts'
import type { Actor } from '#http/actor.ts'
import type { Asking, FoundMembership, Membership, OrganizationRef } from '#http/membership.ts'
import type { ReadAhead } from '#http/read-ahead.ts'
import { Refusal } from '#http/refusal.ts'
import { assertRules, unmetRule } from '#organizations/rules/unmet-rule.ts'
import { countMembersAmong, joinedAt, membershipOf, memberRole, roleInside } from './queries.ts'

/**
 * The actor's membership of an organization: for the adapter, which asks as the contract says. Refuses with `not_found` where the actor
 * is no member, as where there is no such organization, with `forbidden` for a role not in `admitted`, and with the rule
 * of the organization that the actor's sign-in does not meet. `ahead` is this membership, where it was asked for already.
 */
export async function requireRole(
  db: Queryable,
  actor: Actor,
  organization: OrganizationRef,
  admitted: readonly Role[],
  ahead?: ReadAhead<FoundMembership | undefined>,
): Promise<Membership> {
  const isThere = !('id' in organization) || isUuid(organization.id)
  const find = () => ahead?.of(actor.uid) ?? membershipOf(db, actor.uid, organization)
  const membership = isThere ? await find() : undefined
  if (!membership) throw new Refusal('not_found', { detail: 'not a member of this organization' })
  if (actor.learnerOf != null && actor.learnerOf !== membership.organizationId) {
    throw new Refusal('not_found', { detail: 'not the organization of this learner' })
  }
  if (!admitted.includes(membership.role)) {
    throw new Refusal('forbidden', { detail: `the role ${membership.role} may not do this` })
  }
  const { rules, ...found } = membership
  await requireRules(db, actor, found.organizationId, rules)
  return { ...found, admitted }
}

/** When somebody joined matters only to who is about to be refused: for all others it is not read. */
async function requireRules(db: Queryable, actor: Actor, organizationId: string, rules: StoredRules | null) {
  const now = new Date()
  const unmet = unmetRule({ rules, joinedAt: null, organizationId }, actor.signIn, now)
  if (unmet === undefined) return
  const joined = unmet === 'second_step_required' ? await joinedAt(db, organizationId, actor.uid) : null
  assertRules({ rules, joinedAt: joined, organizationId }, actor.signIn, now)
}

/**
 * Asks again, in the transaction that writes or behind its lock, whether somebody may still do what they were let
 * in for: whoever was demoted a moment ago decides nothing any more. Refuses as `requireRole` does.
 */
export function requireRoleStill(tx: Queryable, { actor, membership }: Asking): Promise<Membership> {
  return requireRole(tx, actor, { id: membership.organizationId }, membership.admitted)
}

/**
 * Whether somebody belongs to an organization, though their first day may be still to come; whoever was removed, or
 * whose last day is over, does not.
 */
export async function isMember(db: Queryable, organizationId: string, uid: string): Promise<boolean> {
  return (await memberRole(db, organizationId, uid)) !== undefined
}

/** What somebody is to an organization that they belong to, though their first day may be still to come. */
export async function heldRole(db: Queryable, organizationId: string, uid: string): Promise<Role | undefined> {
  return memberRole(db, organizationId, uid)
}

/** As what somebody may act in an organization today; undefined for whoever is no member, or not yet. */
export async function roleIn(db: Queryable, organizationId: string, uid: string): Promise<Role | undefined> {
  return roleInside(db, organizationId, uid)
}

/** These people, each once. Refuses with `not_found` where one of them is no member. */
export async function requireMembers(db: Queryable, organizationId: string, ids: string[] = []): Promise<string[]> {
  const uids = [...new Set(ids)]
  if (uids.length > 0 && (await countMembersAmong(db, organizationId, uids)) !== uids.length) {
    throw new Refusal('not_found', { detail: 'one of them is no member' })
  }
  return uids
}
