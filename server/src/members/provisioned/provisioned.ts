/** Memberships that a directory keeps: begun, ended and taken up again, in the transaction of whoever holds the organization. */
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { Role } from '@atrium/contract/rules/roles'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { join } from '#members/join.ts'
import { dropOffersOf } from '#members/ownership/queries.ts'
import { countOwners, restoreMembers, rolesAmong } from '#members/queries.ts'
import { forgetRemovals } from '#members/removed/queries-removals.ts'
import { restorableSince } from '#members/restorable.ts'
import { renewFormer } from '#members/terms/queries.ts'
import { endMembership, neverOwner, standing } from './queries.ts'

export interface Kept {
  organizationId: string
  uid: string
  /** As what somebody new begins; a User, unless it says more. */
  role?: Exclude<Role, 'owner'>
  /** Who has it done, where that is no directory, and what the records of it hold beside. */
  by?: { actor: string; detail: NonNullable<AuditRecord['detail']> }
}

/**
 * Makes somebody a member: as what they were and with the labels and classes that they had, where their membership ended;
 * else anew. A directory makes no owners: whoever was one comes back as staff. Answers what became of it; `left`
 * where they left by themselves, and nothing is done.
 */
export async function beginProvisioned(tx: Transaction, kept: Kept): Promise<'new' | 'back' | 'there' | 'left'> {
  const { organizationId, uid, role = 'User' } = kept
  const { actor, detail: more } = byOf(kept)
  const before = await standing(tx, organizationId, uid)
  if (before === 'member') return 'there'
  if (before === 'left') return 'left'
  if (before === 'former' || before === 'removed') {
    await neverOwner(tx, organizationId, uid)
    const back =
      before === 'former'
        ? await renewFormer(tx, organizationId, [uid], { startsOn: null, endsOn: null })
        : await restoreMembers(tx, organizationId, [uid], restorableSince())
    if (back.length > 0) {
      await forgetRemovals(tx, organizationId, [uid])
      await audit(tx, { actor, action: 'member.restored', subject: uid, organizationId, detail: more })
      return 'back'
    }
  }
  await join(tx, { organizationId, uid, role, labels: [] })
  const detail = { role, how: 'directory', ...more }
  await audit(tx, { actor, action: 'member.joined', subject: uid, organizationId, detail })
  return 'new'
}

/**
 * Ends a membership, which is kept as former: with its role, labels and classes, for as long as one whose last day is
 * over. Answers whether there was one. Refuses with `last_owner`.
 */
export async function endProvisioned(tx: Transaction, kept: Kept): Promise<boolean> {
  const { organizationId, uid } = kept
  const { actor, detail } = byOf(kept)
  if (!(await endMembership(tx, organizationId, uid))) return false
  if ((await countOwners(tx, organizationId)) === 0) throw new Refusal('last_owner', { detail: 'by a directory' })
  await dropOffersOf(tx, organizationId, [uid])
  await audit(tx, { actor, action: 'member.removed', subject: uid, organizationId, detail })
  return true
}

function byOf({ by }: Kept): NonNullable<Kept['by']> {
  return by ?? { actor: directoryActor, detail: {} }
}

/** What those of these are who belong to the organization. */
export async function rolesOfKept(tx: Queryable, organizationId: string, uids: string[]): Promise<Map<string, Role>> {
  return new Map((await rolesAmong(tx, organizationId, uids)).map(({ uid, role }) => [uid, role]))
}
