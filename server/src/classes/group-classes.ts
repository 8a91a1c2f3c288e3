/** Classes that the groups of a directory are: made, renamed, filled and emptied by whoever holds the organization's people. */
import { randomUUID } from 'node:crypto'
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction } from '@atrium/contract/people/timeline'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import {
  addToClass,
  classNamed,
  insertClass,
  lockClass,
  markClassesDeleted,
  renameClass,
  takeFromClass,
} from './queries.ts'
import { requireRoomForClasses } from './room.ts'

/** The class of that name, of now, made where there was none. Refuses with `class_limit`. */
export async function classForGroup(
  tx: Transaction,
  organizationId: string,
  name: string,
): Promise<{ id: string; isMade: boolean }> {
  const found = await classNamed(tx, organizationId, nameKey(name))
  if (found !== undefined) return { id: found, isMade: false }
  await requireRoomForClasses(tx, organizationId, 'current', 1)
  const id = randomUUID()
  await insertClass(tx, { id, organizationId, name, nameKey: nameKey(name) })
  await record(tx, organizationId, 'class.created', name, { members: 0 })
  return { id, isMade: true }
}

/** Refuses with `name_taken`. Where it was deleted by hand or is in the archive, nothing happens. */
export async function renameGroupClass(
  tx: Transaction,
  organizationId: string,
  id: string,
  name: string,
): Promise<void> {
  if (!(await isCurrent(tx, organizationId, id))) return
  try {
    await renameClass(tx, id, name, nameKey(name))
  } catch (error) {
    if (isUniqueViolation(error, 'classes_name')) throw new Refusal('name_taken', { detail: 'another class has it' })
    throw error
  }
  await record(tx, organizationId, 'class.changed', name, { added: 0, removed: 0, renamed: true })
}

/** It can be restored, as any; one in the archive stays there. */
export async function dropGroupClass(tx: Transaction, organizationId: string, id: string): Promise<void> {
  if (!(await isCurrent(tx, organizationId, id))) return
  for (const name of await markClassesDeleted(tx, organizationId, [id])) {
    await record(tx, organizationId, 'class.deleted', name)
  }
}

/** With members, and without; a class that was deleted by hand, or is in the archive, stays as it is. */
export async function changeGroupClass(
  tx: Transaction,
  organizationId: string,
  id: string,
  { add = [], remove = [] }: { add?: string[]; remove?: string[] },
): Promise<void> {
  const held = await lockClass(tx, organizationId, id)
  if (!held || held.archivedAt !== null) return
  const added = await addToClass(tx, organizationId, id, add)
  const removed = (await takeFromClass(tx, id, remove)).length
  if (added.length + removed === 0) return
  await record(tx, organizationId, 'class.changed', held.name, { added: added.length, removed, renamed: false })
}

async function isCurrent(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  const held = await lockClass(tx, organizationId, id)
  return held !== undefined && held.archivedAt === null
}

function record(
  tx: Transaction,
  organizationId: string,
  action: TimelineAction,
  subject: string,
  detail: Record<string, number | boolean> = {},
): Promise<void> {
  return audit(tx, { actor: directoryActor, action, subject, organizationId, detail })
}
