/** What an import changes about people who are members already. */
import { randomUUID } from 'node:crypto'
import { defaultLabelColor } from '@atrium/contract/labels'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/people'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { addLabelsEach, insertMissingLabels, labelsWithKeys } from './queries-labels.ts'
import { rolesAmong, setRoles } from './queries-members.ts'

/** The ids of labels with these names, made where there were none, in the first of two spellings. Answers folded name -> id. */
export async function ensureLabels(
  tx: Transaction,
  organizationId: string,
  names: string[],
): Promise<Map<string, string>> {
  const byKey = new Map(names.toReversed().map((name) => [nameKey(name), name]))
  if (byKey.size === 0) return new Map()
  const wanted = [...byKey].map(([key, name]) => ({ id: randomUUID(), organizationId, name, nameKey: key }))
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

export interface MemberChange {
  uid: string
  /** Null leaves it as it is. */
  role: Role | null
  labelIds: string[]
}

/**
 * Gives members roles and labels, each member named once. Whoever is no member is passed by; an owner's role
 * stays, since that is changed by hand. A few statements for any number of them.
 */
export async function changeMembers(
  tx: Transaction,
  { organizationId, actor }: { organizationId: string; actor: string },
  changes: MemberChange[],
): Promise<void> {
  const uids = changes.map(({ uid }) => uid)
  const before = new Map((await rolesAmong(tx, organizationId, uids)).map(({ uid, role }) => [uid, role]))
  const present = changes.filter(({ uid }) => before.has(uid))
  const added = Map.groupBy(await addLabelsEach(tx, organizationId, present), ({ uid }) => uid)
  const promoted = present.flatMap(({ uid, role }) => {
    const from = before.get(uid)
    return role === null || from === undefined || role === from || from === 'owner' ? [] : [{ uid, from, role }]
  })
  for (const [role, people] of Map.groupBy(promoted, (one) => one.role)) {
    const theirs = people.map(({ uid }) => uid)
    await setRoles(tx, organizationId, theirs, role)
  }
  await audit(
    tx,
    ...[...added].map(([subject, { length: labels }]) => {
      return { actor, action: 'labels.given', subject, organizationId, detail: { labels } }
    }),
    ...promoted.map(({ uid: subject, from, role: to }) => {
      return { actor, action: 'member.role_changed', subject, organizationId, detail: { from, to } }
    }),
  )
}
