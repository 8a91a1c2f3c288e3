/** Memberships of people who come from their organization's own sign-in. */
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { Role } from '@atrium/contract/rules/roles'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { giveKnownLabels } from '#labels/given-labels.ts'
import { join, removedAmong } from '#members/join.ts'
import { lockOrganization, membershipRow, setRole } from '#members/queries.ts'
import { hasLeftForGood } from '#members/removed/queries-removals.ts'
import { directoryWordOn } from '#scim/words.ts'

export interface Arriving {
  organizationId: string
  uid: string
  /** Folded: the confirmed address that they came by. */
  emailKey: string
  /** Of whoever is new. */
  role: Exclude<Role, 'owner'>
  /** What the rules name, which holds for members too; null where they name none. */
  named: Exclude<Role, 'owner'> | null
  labels: readonly string[]
}

/**
 * Holds the organization. Whoever is new becomes a member; a member gets what the rules name, and an owner stays one,
 * whatever these say. Whoever was removed, left, or had their last day stays `out`, and so does whom a directory has
 * inactive: signing in is no way back. Answers `gone` where the organization is.
 */
export async function arriveAsMember(tx: Transaction, arriving: Arriving): Promise<'new' | 'there' | 'out' | 'gone'> {
  const { organizationId, uid, role, named, labels } = arriving
  if (!(await lockOrganization(tx, organizationId))) return 'gone'
  const before = await membershipRow(tx, organizationId, uid)
  if (before?.isPresent !== true) {
    if (before || (await removedAmong(tx, organizationId, [uid])).has(uid)) return 'out'
    if (await hasLeftForGood(tx, organizationId, uid)) return 'out'
    if ((await directoryWordOn(tx, arriving)) === 'inactive') return 'out'
    await join(tx, { organizationId, uid, role, labels })
    const detail = { role, how: 'sign_in' }
    await audit(tx, { actor: uid, action: 'member.joined', subject: uid, organizationId, detail })
    return 'new'
  }
  if (named !== null && before.role !== 'owner' && before.role !== named) {
    await setRole(tx, organizationId, uid, named)
    const detail = { from: before.role, to: named }
    await audit(tx, { actor: directoryActor, action: 'member.role_changed', subject: uid, organizationId, detail })
  }
  const given = await giveKnownLabels(tx, organizationId, uid, labels)
  const record = { actor: directoryActor, action: 'labels.given', subject: uid, organizationId } as const
  if (given > 0) await audit(tx, { ...record, detail: { labels: given } })
  return 'there'
}
