/** Labels that the groups of a directory are: made, renamed, given and taken by whoever holds the organization's people. */
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction } from '@atrium/contract/people/timeline'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit, auditTogether } from '#audit/audit.ts'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { ensureLabels } from './ensure-labels.ts'
import { addLabels, changeLabel, labelsIn, labelsWithKeys, markLabelDeleted, takeLabels } from './queries.ts'

/** A statement takes so many people at most. */
const AT_ONCE = 2_000

/** The label of that name, made where there was none. Refuses with `label_limit`. */
export async function labelForGroup(
  tx: Transaction,
  organizationId: string,
  name: string,
): Promise<{ id: string; isMade: boolean }> {
  const isThere = (await labelsWithKeys(tx, organizationId, [nameKey(name)])).length > 0
  const id = (await ensureLabels(tx, organizationId, [name])).get(nameKey(name))
  if (id === undefined) throw new Error('the label was not found again')
  if (!isThere) await record(tx, organizationId, 'label.created', name)
  return { id, isMade: !isThere }
}

/** Refuses with `name_taken`. Where it was deleted by hand, nothing happens. */
export async function renameGroupLabel(
  tx: Transaction,
  organizationId: string,
  id: string,
  name: string,
): Promise<void> {
  try {
    const found = await changeLabel(tx, organizationId, id, { name, nameKey: nameKey(name) })
    if (found) await record(tx, organizationId, 'label.changed', name)
  } catch (error) {
    if (isUniqueViolation(error, 'labels_name')) throw new Refusal('name_taken', { detail: 'another label has it' })
    throw error
  }
}

/** It can be restored, as any. */
export async function dropGroupLabel(tx: Transaction, organizationId: string, id: string): Promise<void> {
  const name = await markLabelDeleted(tx, organizationId, id)
  if (name !== undefined) await record(tx, organizationId, 'label.deleted', name)
}

/** To members; where the label was deleted by hand, nobody gets it. */
export async function giveGroupLabel(
  tx: Transaction,
  organizationId: string,
  id: string,
  uids: string[],
): Promise<void> {
  if ((await labelsIn(tx, organizationId, [id])).length === 0) return
  for (const some of inParts(uids)) {
    const given = await addLabels(tx, organizationId, some, [id])
    if (given > 0) await recordPeople(tx, organizationId, 'labels.given', some)
  }
}

export async function takeGroupLabel(
  tx: Transaction,
  organizationId: string,
  id: string,
  uids: string[],
): Promise<void> {
  for (const some of inParts(uids)) {
    const taken = await takeLabels(tx, organizationId, some, [id])
    if (taken > 0) await recordPeople(tx, organizationId, 'labels.taken', some)
  }
}

function inParts(uids: string[]): string[][] {
  return Array.from({ length: Math.ceil(uids.length / AT_ONCE) }, (_, part) =>
    uids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
}

function record(tx: Transaction, organizationId: string, action: TimelineAction, subject: string): Promise<void> {
  return audit(tx, { actor: directoryActor, action, subject, organizationId })
}

function recordPeople(tx: Transaction, organizationId: string, action: TimelineAction, uids: string[]): Promise<void> {
  const one = { actor: directoryActor, action, organizationId, detail: { labels: 1 } }
  return auditTogether(
    tx,
    { ...one, subject: '', detail: { ...one.detail, people: uids.length } },
    uids.map((subject) => ({ ...one, subject })),
  )
}
