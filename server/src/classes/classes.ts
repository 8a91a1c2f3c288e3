/** Classes: made, filled, deleted by owners and staff. */
import { randomUUID } from 'node:crypto'
import { maxIdsAtOnce } from '@atrium/contract/limits'
import type { SavedClass, SchoolClass } from '@atrium/contract/people/classes'
import type { TimelineAction } from '@atrium/contract/people/timeline'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { MemberMatch } from '@atrium/contract/rules/people'
import { audit } from '#audit/audit.ts'
import type { Database, DatabaseContext, Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceIn } from '#idempotency/with-idempotency-key.ts'
import { membersMatching } from '#members/listing/matching.ts'
import { requireMembers } from '#members/membership.ts'
import { restorableSince } from '#members/restorable.ts'
import { goneClasses } from './gone.ts'
import { holdCurrent } from './hold.ts'
import { inClassChange } from './in-change.ts'
import {
  addToClass,
  insertClass,
  markClassesDeleted,
  markClassesRestored,
  renameClass,
  takeFromClass,
} from './queries.ts'
import { requireRoomForClasses } from './room.ts'
import { oneShown } from './shown.ts'

interface NewClass {
  name: string
  members?: string[] | undefined
  matching?: MemberMatch[] | undefined
}

/** Refuses with `name_taken`, `class_limit`, with `not_found` where one is no member, and as `membersMatching` and `onceIn` do. */
export function create(
  { db }: DatabaseContext,
  { actor, membership, idempotencyKey: key, ...wanted }: Asking & Keyed & NewClass,
): Promise<SavedClass> {
  const { name, members, matching } = wanted
  const body = { organization: membership.organizationId, ...wanted }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'createClass', body })
  return inClassChange(once, { actor, membership }, async (tx, organizationId) => {
    const uids = await everybodyMeant(tx, organizationId, members, matching)
    await requireRoomForClasses(tx, organizationId, 'current', 1)
    const id = randomUUID()
    await insertClass(tx, { id, organizationId, name, nameKey: nameKey(name) })
    const added = await addToClass(tx, organizationId, id, uids)
    await audit(tx, {
      actor: actor.uid,
      action: 'class.created',
      subject: name,
      organizationId,
      detail: { members: added.length },
    })
    return toSaved(await oneShown(tx, organizationId, id), added)
  })
}

interface ClassChange {
  id: string
  name?: string | undefined
  add?: string[] | undefined
  matching?: MemberMatch[] | undefined
  /** Whoever is to be added too is taken out all the same. */
  remove?: string[] | undefined
}

/** Refuses with `not_found` where there is no such class or one to add is no member, with `class_archived`; else as `create` does. */
export function update(
  { db }: DatabaseContext,
  { actor, membership, id, name, add, matching, remove: leaving = [] }: Asking & ClassChange,
): Promise<SavedClass> {
  return inClassChange(db, { actor, membership }, async (tx, organizationId) => {
    const before = await holdCurrent(tx, organizationId, id)
    const joining = (await everybodyMeant(tx, organizationId, add, matching)).filter((uid) => !leaving.includes(uid))
    if (name !== undefined) await renameClass(tx, id, name, nameKey(name))
    const added = await addToClass(tx, organizationId, id, joining)
    const removed = (await takeFromClass(tx, id, leaving)).length
    await audit(tx, {
      actor: actor.uid,
      action: 'class.changed',
      subject: name ?? before,
      organizationId,
      detail: { added: added.length, removed, renamed: name !== undefined && name !== before },
    })
    return toSaved(await oneShown(tx, organizationId, id), added)
  })
}

/** Those who are named and those who match, each once. */
async function everybodyMeant(
  tx: Transaction,
  organizationId: string,
  ids: string[] | undefined,
  matching: MemberMatch[] | undefined,
): Promise<string[]> {
  const named = await requireMembers(tx, organizationId, ids)
  return [...new Set([...named, ...(await membersMatching(tx, organizationId, matching))])]
}

function toSaved(shown: SchoolClass, added: string[]): SavedClass {
  return { ...shown, added: added.length, added_ids: added.length > maxIdsAtOnce ? [] : added }
}

/** All or none. Answers how many went; refuses as `goneClasses` does. */
export function remove({ db }: DatabaseContext, asked: Asking & { ids: string[] }): Promise<number> {
  return marked(db, asked, 'class.deleted', markClassesDeleted)
}

/** All or none. Refuses with `not_restorable`, `class_limit`, and `name_taken` where another class has a name by now. */
export function restore({ db }: DatabaseContext, asked: Asking & { ids: string[] }): Promise<number> {
  return marked(db, asked, 'class.restored', async (tx, organizationId, wanted) => {
    const names = await markClassesRestored(tx, organizationId, wanted, restorableSince())
    for (const kind of ['current', 'archived'] as const) await requireRoomForClasses(tx, organizationId, kind, 0)
    return names
  })
}

function marked(
  db: Database,
  { actor, membership, ids }: Asking & { ids: string[] },
  action: TimelineAction,
  mark: (tx: Transaction, organizationId: string, ids: string[]) => Promise<string[]>,
): Promise<number> {
  const wanted = [...new Set(ids)]
  return inClassChange(db, { actor, membership }, async (tx, organizationId) => {
    const names = wanted.every(isUuid) ? await mark(tx, organizationId, wanted) : []
    if (names.length !== wanted.length) {
      if (action !== 'class.restored') throw await goneClasses(tx, organizationId, wanted)
      throw new Refusal('not_restorable', { detail: 'no such class' })
    }
    await audit(tx, ...names.map((subject) => ({ actor: actor.uid, action, subject, organizationId })))
    return names.length
  })
}
