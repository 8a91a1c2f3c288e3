/** What an import changes about people who are members already. */
import { randomUUID } from 'node:crypto'
import { defaultLabelColor } from '@atrium/contract/labels'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/people'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { addLabels, insertMissingLabels, labelsWithKeys } from './queries-labels.ts'
import { memberRole, setRole } from './queries-members.ts'

/** The ids of labels with these names, made where there were none. Answers folded name -> id. */
export async function ensureLabels(
  tx: Transaction,
  organizationId: string,
  names: string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const wanted = names.map((name) => ({ id: randomUUID(), organizationId, name, nameKey: nameKey(name) }))
  await insertMissingLabels(
    tx,
    wanted.map((label) => ({ ...label, color: defaultLabelColor })),
  )
  const rows = await labelsWithKeys(
    tx,
    organizationId,
    wanted.map((label) => label.nameKey),
  )
  return new Map(rows.map((row) => [row.nameKey, row.id]))
}

interface MemberChange {
  organizationId: string
  actor: string
  uid: string
  role: Role | null
  labelIds: string[]
}

/** Gives a member a role and labels. An owner's role stays: that is changed by hand. */
export async function changeMember(
  tx: Transaction,
  { organizationId, actor, uid, role, labelIds }: MemberChange,
): Promise<void> {
  const before = await memberRole(tx, organizationId, uid)
  if (before === undefined) return
  const added = await addLabels(tx, organizationId, [uid], labelIds)
  if (added > 0) {
    await audit(tx, { actor, action: 'labels.given', subject: uid, organizationId, detail: { labels: added } })
  }
  if (role === null || role === before || before === 'owner') return
  await setRole(tx, organizationId, uid, role)
  const detail = { from: before, to: role }
  await audit(tx, { actor, action: 'member.role_changed', subject: uid, organizationId, detail })
}
