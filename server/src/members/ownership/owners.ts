/** Making owners, and unmaking them. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { createOwner } from '@atrium/contract/people/members'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { DatabaseContext } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import type { KeepingSecrets, Keyed } from '#idempotency/with-idempotency-key.ts'
import type { InvitesContext } from '#invites/context.ts'
import { invite } from '#invites/organization-invites.ts'
import { changePeopleIn } from '#members/change-members.ts'
import { changeRole, giveRole } from '#members/change-role.ts'
import type { SignedInContext } from '#users/held-people.ts'
import { type ConfirmedContext, candidatesFor } from '#users/accounts/confirmed.ts'

type Answer = AnswerOf<typeof createOwner>

/**
 * A member becomes an owner at once; an address that no member has confirmed gets an invite, and whoever has it
 * becomes an owner by accepting. Of these only the invite is kept by the key: whoever is an owner becomes none twice.
 * Refuses as `changeRole` and `invite` do.
 */
export async function addOwner(
  context: InvitesContext & ConfirmedContext & SignedInContext & KeepingSecrets,
  { actor, membership, idempotencyKey, user_id, email = '' }: Asking & Keyed & BodyOf<typeof createOwner>,
): Promise<Answer> {
  if (user_id !== undefined) {
    await changeRole(context, { actor, membership, uid: user_id, role: 'owner' })
    return { user_id, outcome: 'added' }
  }
  const uid = await makeOwnerByAddress(context, { actor, membership, email })
  if (uid !== undefined) return { user_id: uid, outcome: 'added' }
  await invite(context, { actor, membership, idempotencyKey, email, role: 'owner' })
  return { user_id: null, outcome: 'invited' }
}

/** Answers whom; undefined where no member has confirmed the address. */
async function makeOwnerByAddress(
  context: ConfirmedContext,
  { actor, membership, email }: Asking & { email: string },
): Promise<string | undefined> {
  const candidates = await candidatesFor(context, [email])
  return context.db.transaction(async (tx) => {
    // The account before the organization, as everywhere.
    const uid = (await candidates.confirmed(tx)).get(nameKey(email))
    if (uid === undefined) return undefined
    const isOwner = await changePeopleIn(tx, { actor, membership }, (_, { organizationId }) =>
      giveRole(tx, { actor, organizationId }, { uid, role: 'owner' }),
    )
    return isOwner ? uid : undefined
  })
}

/** An owner stays as staff. Refuses with `not_found` for whoever is no owner, and with `last_owner` (`changePeople` of `members/change-members.ts`). */
export async function removeOwner({ db }: DatabaseContext, asked: Asking & { uid: string }): Promise<void> {
  await changeRole({ db }, { ...asked, role: 'staff', from: 'owner' })
}
