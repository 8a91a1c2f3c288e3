/** Making owners, and unmaking them. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { createOwner } from '@atrium/contract/people/members'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { changeRole } from '#members/change-role.ts'
import { memberByEmailKey } from '#members/queries.ts'

type Answer = AnswerOf<typeof createOwner>
/** Invites somebody by e-mail to be an owner; may refuse with `too_many_requests` and `email_not_verified`. */
export type InviteOwner = (asking: Asking & { email: string }) => Promise<unknown>

/**
 * A member becomes an owner at once; an address that no member has gets an invite, and whoever has it
 * becomes an owner by accepting. Refuses as `changeRole` does.
 */
export async function addOwner(
  db: Database,
  { actor, membership, user_id, email = '' }: Asking & BodyOf<typeof createOwner>,
  inviteOwner: InviteOwner,
): Promise<Answer> {
  const uid = user_id ?? (await memberByEmailKey(db, membership.organizationId, nameKey(email)))
  if (uid === undefined) {
    await inviteOwner({ actor, membership, email })
    return { user_id: null, outcome: 'invited' }
  }
  await changeRole(db, { actor, membership, uid, role: 'owner' })
  return { user_id: uid, outcome: 'added' }
}

/** An owner stays as staff. Refuses with `not_found` for whoever is no owner, `last_owner`. */
export async function removeOwner(db: Database, asked: Asking & { uid: string }): Promise<void> {
  await changeRole(db, { ...asked, role: 'staff', from: 'owner' })
}
