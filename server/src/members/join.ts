/** Becoming a member: what invites and imports end in. */
import type { Role } from '@atrium/contract/rules/roles'
import { leaveEveryClass } from '#classes/class-members.ts'
import type { Transaction } from '#db/database.ts'
import { giveKnownLabels, takeEveryLabel } from '#labels/given-labels.ts'
import { lockOrganization, membershipRow, putMember, setRole } from './queries.ts'

export interface Joining {
  organizationId: string
  uid: string
  role: Role
  /** Ids of labels; those that are gone by now are left out. */
  labels: string[]
}

const rank: Record<Role, number> = { User: 0, staff: 1, owner: 2 }

/**
 * Makes somebody a member, or gives a member a higher role: joining never takes anything away. Whoever
 * was removed comes back as new. Answers the role that they have now; undefined when the organization
 * is gone.
 */
export async function join(tx: Transaction, { organizationId, uid, role, labels }: Joining): Promise<Role | undefined> {
  if (!(await lockOrganization(tx, organizationId))) return undefined
  const before = await membershipRow(tx, organizationId, uid)
  const present = before !== undefined && before.removedAt === null
  if (!present) {
    if (before) {
      await takeEveryLabel(tx, organizationId, uid)
      await leaveEveryClass(tx, organizationId, uid)
    }
    await putMember(tx, organizationId, uid, role)
  } else if (rank[role] > rank[before.role]) {
    await setRole(tx, organizationId, uid, role)
  }
  await giveKnownLabels(tx, organizationId, uid, labels)
  return present && rank[before.role] >= rank[role] ? before.role : role
}
