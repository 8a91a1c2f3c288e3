/** Making owners, and unmaking them. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { createOwner } from '@atrium/contract/people/members'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { changeRole } from '#members/change-role.ts'
import { ownersOnly, requireRole } from '#members/membership.ts'
import { memberByEmailKey } from '#members/queries.ts'

type Answer = AnswerOf<typeof createOwner>
/** Invites somebody by e-mail to be an owner; may refuse with `too_many_requests` and `email_not_verified`. */
export type InviteOwner = (actor: Actor, organization: string, email: string) => Promise<unknown>

/**
 * A member becomes an owner at once; an address that no member has gets an invite, and whoever has it
 * becomes an owner by accepting. Refuses as `changeRole` does.
 */
export async function addOwner(
  db: Database,
  actor: Actor,
  organization: string,
  body: BodyOf<typeof createOwner>,
  inviteOwner: InviteOwner,
): Promise<Answer> {
  const { organizationId } = await requireRole(db, actor, organization, ownersOnly)
  const { user_id, email = '' } = body
  const uid = user_id ?? (await memberByEmailKey(db, organizationId, nameKey(email)))
  if (uid === undefined) {
    await inviteOwner(actor, organization, email)
    return { user_id: null, outcome: 'invited' }
  }
  await changeRole(db, actor, { organization, uid, role: 'owner' })
  return { user_id: uid, outcome: 'added' }
}

/** An owner stays as staff. Refuses with `not_found` for whoever is no owner, `last_owner`. */
export async function removeOwner(db: Database, actor: Actor, organization: string, uid: string): Promise<void> {
  await changeRole(db, actor, { organization, uid, role: 'staff', from: 'owner' })
}
