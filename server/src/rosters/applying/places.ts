/** Who comes into a class of a roster and who goes out of it; and that taken back. */
import { holdIfCurrent, putInClass, takeOutOfClass } from '#classes/roster-classes.ts'
import type { Transaction } from '#db/database.ts'
import { rolesOfKept } from '#members/provisioned/provisioned.ts'
import { dropPlaces, putPlaces, rosterClass } from '#rosters/classes/queries.ts'
import { peopleAmong, type PersonRow, placedAmong } from '#rosters/people/queries.ts'
import { record } from './classes.ts'
import type { Doing, Outcome, StepRow } from './step.ts'

/** Who has no account yet is kept as a place, and comes in once they have one. */
export async function doPlaces(tx: Transaction, doing: Doing, step: StepRow): Promise<Outcome> {
  const { position, sourcedId: classSourcedId, data } = step
  const { add = [], remove = [] } = data
  const people = await peopleAmong(tx, doing, [...add, ...remove])
  const row = await rosterClass(tx, doing, classSourcedId)
  const placed = (ids: string[]) => ids.map((personSourcedId) => ({ classSourcedId, personSourcedId }))
  // Who was refused is nobody's place: the next roster asks for it again.
  const isThere = row !== undefined
  const added = await putPlaces(tx, doing, isThere ? placed(add.filter((id) => people.has(id))) : [])
  const removed = await dropPlaces(tx, doing, placed(remove))
  const addedIds = added.map(({ personSourcedId }) => personSourcedId)
  const ids = {
    addedIds,
    waitingIds: addedIds.filter((id) => people.get(id)?.uid === null),
    removedIds: removed.map(({ personSourcedId }) => personSourcedId),
  }
  const classId = row?.classId ?? null
  const name = classId === null ? undefined : await holdIfCurrent(tx, doing.organizationId, classId)
  if (classId === null || name === undefined) return { position, outcome: 'done', undo: ids }
  const came = await putInClass(tx, doing.organizationId, classId, await members(tx, doing, ids.addedIds, people))
  const leaving = await unplaced(tx, doing, classSourcedId, uidsOf(ids.removedIds, people))
  const went = await takeOutOfClass(tx, classId, leaving)
  if (came.length + went.length > 0) {
    await record(tx, doing, 'class.changed', name, { added: came.length, removed: went.length, renamed: false })
  }
  return { position, outcome: 'done', undo: { ...ids, classId, added: came, removed: went } }
}

/** Who was put in or taken out by hand since is not among them. */
export async function undoPlaces(tx: Transaction, doing: Doing, step: StepRow): Promise<Outcome> {
  const { position, sourcedId: classSourcedId } = step
  const { addedIds = [], removedIds = [], waitingIds = [], classId, added = [], removed = [] } = step.undo ?? {}
  const placed = (ids: string[]) => ids.map((personSourcedId) => ({ classSourcedId, personSourcedId }))
  // Those who waited then may have come in since.
  const people = await peopleAmong(tx, doing, waitingIds)
  await dropPlaces(tx, doing, placed(addedIds))
  await putPlaces(tx, doing, placed(removedIds))
  const row = await rosterClass(tx, doing, classSourcedId)
  const id = classId ?? row?.classId ?? null
  const name = id === null ? undefined : await holdIfCurrent(tx, doing.organizationId, id)
  if (id === null) return { position, outcome: 'taken_back' }
  if (name === undefined) return { position, outcome: 'kept', kept: 'gone_since' }
  const leaving = await unplaced(tx, doing, classSourcedId, [...added, ...uidsOf(waitingIds, people)])
  const went = await takeOutOfClass(tx, id, leaving)
  const present = await rolesOfKept(tx, doing.organizationId, removed)
  const came = await putInClass(
    tx,
    doing.organizationId,
    id,
    removed.filter((uid) => present.has(uid)),
  )
  if (came.length + went.length > 0) {
    await record(tx, doing, 'class.changed', name, { added: came.length, removed: went.length, renamed: false })
  }
  return { position, outcome: 'taken_back' }
}

const uidsOf = (ids: string[], people: Map<string, PersonRow>) => ids.flatMap((id) => people.get(id)?.uid ?? [])

/** Two of a source can be one account: whoever is in the class by the other one stays in it. */
async function unplaced(tx: Transaction, doing: Doing, classSourcedId: string, uids: string[]): Promise<string[]> {
  const placed = await placedAmong(tx, doing, classSourcedId, uids)
  return uids.filter((uid) => !placed.has(uid))
}

async function members(tx: Transaction, { organizationId }: Doing, ids: string[], people: Map<string, PersonRow>) {
  const uids = uidsOf(ids, people)
  const present = uids.length === 0 ? new Map() : await rolesOfKept(tx, organizationId, uids)
  return uids.filter((uid) => present.has(uid))
}
