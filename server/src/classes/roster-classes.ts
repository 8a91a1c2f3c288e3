/** Classes that a roster makes, renames, fills and archives: by whoever holds the organization's people, and writes the records. */
import { randomUUID } from 'node:crypto'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Queryable, Transaction } from '#db/database.ts'
import {
  addToClass,
  classNamed,
  insertClass,
  lockClass,
  markClassesDeleted,
  namesOfNow,
  peopleIn,
  renameClass,
  takeFromClass,
} from './queries.ts'
import { markArchived, markUnarchived } from './queries-years.ts'

/** Which of these folded names a class of now has. */
export async function classNamesThere(db: Queryable, organizationId: string, keys: string[]): Promise<Set<string>> {
  return new Set(keys.length === 0 ? [] : await namesOfNow(db, organizationId, keys))
}

/** The class of now that is called so. */
export function classCalled(tx: Transaction, organizationId: string, name: string): Promise<string | undefined> {
  return classNamed(tx, organizationId, nameKey(name))
}

/** The caller has looked that no other is called so, and that there is room. */
export async function makeClass(tx: Transaction, organizationId: string, name: string): Promise<string> {
  const id = randomUUID()
  await insertClass(tx, { id, organizationId, name, nameKey: nameKey(name) })
  return id
}

/** What it is called, held; undefined where it is deleted or in the archive, and so nobody's to change. */
export async function holdIfCurrent(tx: Transaction, organizationId: string, id: string): Promise<string | undefined> {
  const held = await lockClass(tx, organizationId, id)
  return held && held.archivedAt === null ? held.name : undefined
}

/** The caller has held it, and looked that no other is called so. */
export function callClass(tx: Transaction, id: string, name: string): Promise<void> {
  return renameClass(tx, id, name, nameKey(name))
}

/** Answers whether it went there by this. */
export async function archiveClass(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return (await markArchived(tx, organizationId, [id])).length === 1
}

/** What it is called in the archive, held; undefined where it is not there. */
export async function holdIfArchived(tx: Transaction, organizationId: string, id: string): Promise<string | undefined> {
  const held = await lockClass(tx, organizationId, id)
  return held && held.archivedAt !== null ? held.name : undefined
}

/** The caller has held it, and looked that no other is called so. */
export async function unarchiveClass(tx: Transaction, organizationId: string, id: string): Promise<void> {
  await markUnarchived(tx, organizationId, [id])
}

/** It can be restored, as any. Answers whether it was there. */
export async function dropClass(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return (await markClassesDeleted(tx, organizationId, [id])).length === 1
}

/** Of now; who was removed from the organization is not counted. */
export function countPeopleIn(tx: Transaction, id: string): Promise<number> {
  return peopleIn(tx, id)
}

/** Members of the organization, who come into a class that is held. Answers who was not in it. */
export function putInClass(tx: Transaction, organizationId: string, id: string, uids: string[]): Promise<string[]> {
  return uids.length === 0 ? Promise.resolve([]) : addToClass(tx, organizationId, id, uids)
}

/** Answers who was in it. */
export function takeOutOfClass(tx: Transaction, id: string, uids: string[]): Promise<string[]> {
  return takeFromClass(tx, id, uids)
}
