/** Who is what: owners decide. */
import type { Role } from '@atrium/contract/rules/people'
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { changePeople } from './keep-an-owner.ts'
import { ownersOnly } from './membership.ts'
import { dropHandOversOf } from './queries-hand-over.ts'
import { memberRole, setRole } from './queries-members.ts'

interface Change {
  organization: string
  uid: string
  role: Role
  /** Refuses with `not_found` unless they have this role now. */
  from?: Role
}

/**
 * Gives a member a role. Refuses with `not_found` for whoever is no member, `forbidden` unless an owner
 * asks, `last_owner` where nobody would own the organization any more.
 */
export async function changeRole(
  db: Database,
  actor: Actor,
  { organization, uid, role, from }: Change,
): Promise<{ user_id: string; role: Role }> {
  await changePeople(db, { actor, organization, roles: ownersOnly }, async (tx, { organizationId }) => {
    const before = await memberRole(tx, organizationId, uid)
    if (before === undefined || (from !== undefined && before !== from)) {
      throw new Refusal('not_found', { detail: 'no such member of this organization' })
    }
    if (before === role) return
    await setRole(tx, organizationId, uid, role)
    await dropHandOversOf(tx, organizationId, uid)
    await audit(tx, {
      ...{ actor: actor.uid, action: 'member.role_changed', subject: uid, organizationId },
      detail: { from: before, to: role },
    })
  })
  return { user_id: uid, role }
}
