/** Making owners, and unmaking them. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { createOwner } from '@atrium/contract/people/members'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { DatabaseContext } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import type { InvitesContext } from '#invites/context.ts'
import { invite } from '#invites/organization-invites.ts'
import { changeRole } from '#members/change-role.ts'
import { memberByEmailKey } from '#members/queries.ts'

type Answer = AnswerOf<typeof createOwner>

/**
 * A member becomes an owner at once; an address that no member has gets an invite, and whoever has it
 * becomes an owner by accepting. Refuses as `changeRole` and `invite` do.
 */
export async function addOwner(
  context: InvitesContext,
  { actor, membership, user_id, email = '' }: Asking & BodyOf<typeof createOwner>,
): Promise<Answer> {
  const uid = user_id ?? (await memberByEmailKey(context.db, membership.organizationId, nameKey(email)))
  if (uid === undefined) {
    await invite(context, { actor, membership, email, role: 'owner' })
    return { user_id: null, outcome: 'invited' }
  }
  await changeRole(context, { actor, membership, uid, role: 'owner' })
  return { user_id: uid, outcome: 'added' }
}

/** An owner stays as staff. Refuses with `not_found` for whoever is no owner, and with `last_owner` (`changePeople` of `members/change-members.ts`). */
export async function removeOwner({ db }: DatabaseContext, asked: Asking & { uid: string }): Promise<void> {
  await changeRole({ db }, { ...asked, role: 'staff', from: 'owner' })
}
