/** Classes of a roster: made or taken over, renamed, put into the archive; and all of that taken back. */
import { createHash } from 'node:crypto'
import { classNameMaxLength } from '@atrium/contract/limits'
import { cutTo } from '@atrium/contract/rules/person-name'
import { audit, type ActionName } from '#audit/audit.ts'
import type { TimelineAction } from '@atrium/contract/people/timeline'
import {
  archiveClass,
  callClass,
  classCalled,
  countPeopleIn,
  dropClass,
  holdIfArchived,
  holdIfCurrent,
  makeClass,
  unarchiveClass,
} from '#classes/roster-classes.ts'
import { isRoomForClasses } from '#classes/room.ts'
import type { Transaction } from '#db/database.ts'
import type { StepUndo } from '#db/schema.ts'
import {
  type ClassRow,
  dropPlacesIn,
  dropRosterClass,
  isRostered,
  putClass,
  putPlaces,
  rosterClass,
} from '#rosters/classes/queries.ts'
import { type Doing, oneAmongMany, type Outcome, type StepRow } from './step.ts'

/** Of an id, behind a name: enough that no two of a school have one. */
const DIGEST_LENGTH = 8

export async function doClass(tx: Transaction, doing: Doing, step: StepRow): Promise<Outcome> {
  const { position } = step
  const undo: Done =
    step.action === 'add'
      ? await add(tx, doing, step)
      : step.action === 'leave'
        ? await leave(tx, doing, step)
        : await rename(tx, doing, step)
  return undo === noRoom
    ? { position, outcome: 'refused', reason: { code: noRoom } }
    : { position, outcome: 'done', undo }
}

/** Instead of what takes a step back, where the organization has as many classes as it can have. */
const noRoom = 'class_limit'
type Done = StepUndo | typeof noRoom

async function add(tx: Transaction, doing: Doing, step: StepRow): Promise<Done> {
  const { sourcedId, name: title, data } = step
  const { organizationId, sourceId } = doing
  const [first = title] = data.names ?? []
  const there = await classCalled(tx, organizationId, first)
  const isTaken = there !== undefined && (await isRostered(tx, organizationId, there))
  const row = { organizationId, sourceId, sourcedId, title }
  if (there !== undefined && !isTaken) {
    await putClass(tx, { ...row, classId: there, isMade: false })
    return { classId: there, made: false }
  }
  if (!(await isRoomForClasses(tx, organizationId, 'current', 1))) return noRoom
  const name = await freeName(tx, organizationId, step)
  const classId = await makeClass(tx, organizationId, name)
  await putClass(tx, { ...row, classId, isMade: true })
  await record(tx, doing, 'class.created', name, { members: 0 })
  return { classId, made: true, renamedTo: name }
}

/** The first of its names that no class has, or that `own` has already; where all are taken, one that says which it is. */
async function freeName(
  tx: Transaction,
  organizationId: string,
  { sourcedId, name: title, data }: StepRow,
  own?: string,
): Promise<string> {
  const { names = [title] } = data
  for (const name of names) if (await isFree(tx, organizationId, name, own)) return name
  const digest = createHash('sha256').update(sourcedId).digest('hex').slice(0, DIGEST_LENGTH)
  // There are fewer classes than numbers: it ends.
  for (let number = 1; ; number += 1) {
    const name = withEnd(names.at(-1) ?? title, number === 1 ? digest : `${digest} ${number}`)
    if (await isFree(tx, organizationId, name, own)) return name
  }
}

/** As long as a class may be called. */
const withEnd = (name: string, end: string) => `${cutTo(name, classNameMaxLength - end.length - 1)} ${end}`

async function rename(tx: Transaction, doing: Doing, step: StepRow): Promise<StepUndo> {
  const { sourcedId, name: title } = step
  const { organizationId } = doing
  const before = await rosterClass(tx, doing, sourcedId)
  if (!before) return { before: null }
  await putClass(tx, { ...before, title })
  const { classId } = before
  const from = classId === null ? undefined : await holdIfCurrent(tx, organizationId, classId)
  if (classId === null || from === undefined) return { before: { ...before } }
  const to = await freeName(tx, organizationId, step, classId)
  if (to === from) return { before: { ...before } }
  await callClass(tx, classId, to)
  await record(tx, doing, 'class.changed', to, { added: 0, removed: 0, renamed: true })
  return { before: { ...before }, classId, renamedFrom: from, renamedTo: to }
}

/** One that was there before the roster stays where it is. */
async function leave(tx: Transaction, doing: Doing, { sourcedId }: StepRow): Promise<Done> {
  const { organizationId } = doing
  const before = await rosterClass(tx, doing, sourcedId)
  if (!before) return { before: null }
  const { classId, isMade } = before
  const name = classId !== null && isMade ? await holdIfCurrent(tx, organizationId, classId) : undefined
  if (name !== undefined && !(await isRoomForClasses(tx, organizationId, 'archived', 1))) return noRoom
  const removedIds = await dropPlacesIn(tx, doing, sourcedId)
  await dropRosterClass(tx, doing, sourcedId)
  const undo = { before: { ...before }, removedIds }
  if (classId === null || name === undefined) return undo
  await archiveClass(tx, organizationId, classId)
  await record(tx, doing, 'class.archived', name)
  return { ...undo, classId, archived: true }
}

/** What somebody has made of a class since stays. */
export async function undoClass(tx: Transaction, doing: Doing, step: StepRow): Promise<Outcome> {
  const { position } = step
  const undo = step.undo ?? {}
  const kept =
    step.action === 'add'
      ? await undoAdd(tx, doing, step.sourcedId, undo)
      : step.action === 'leave'
        ? await undoLeave(tx, doing, step.sourcedId, undo)
        : await undoRename(tx, doing, undo)
  return kept === undefined ? { position, outcome: 'taken_back' } : { position, outcome: 'kept', kept }
}

type Kept = 'changed_since' | 'gone_since' | 'name_taken' | typeof noRoom | undefined

async function undoAdd(tx: Transaction, doing: Doing, sourcedId: string, undo: StepUndo): Promise<Kept> {
  const { organizationId } = doing
  await dropPlacesIn(tx, doing, sourcedId)
  await dropRosterClass(tx, doing, sourcedId)
  const { classId, made } = undo
  if (classId === undefined || made !== true) return undefined
  const name = await holdIfCurrent(tx, organizationId, classId)
  if (name === undefined) return 'gone_since'
  if (name !== undo.renamedTo || (await countPeopleIn(tx, classId)) > 0) return 'changed_since'
  await dropClass(tx, organizationId, classId)
  await record(tx, doing, 'class.deleted', name)
  return undefined
}

async function undoRename(tx: Transaction, doing: Doing, undo: StepUndo): Promise<Kept> {
  const { organizationId } = doing
  const before = undo.before as ClassRow | null | undefined
  if (before) await putClass(tx, before)
  const { classId, renamedFrom, renamedTo } = undo
  if (classId === undefined || renamedFrom === undefined) return undefined
  const name = await holdIfCurrent(tx, organizationId, classId)
  if (name === undefined) return 'gone_since'
  if (name !== renamedTo) return 'changed_since'
  if (!(await isFree(tx, organizationId, renamedFrom, classId))) return 'name_taken'
  await callClass(tx, classId, renamedFrom)
  await record(tx, doing, 'class.changed', renamedFrom, { added: 0, removed: 0, renamed: true })
  return undefined
}

async function undoLeave(tx: Transaction, doing: Doing, sourcedId: string, undo: StepUndo): Promise<Kept> {
  const { organizationId } = doing
  const before = undo.before as ClassRow | null | undefined
  if (!before) return undefined
  await putClass(tx, before)
  const places = (undo.removedIds ?? []).map((personSourcedId) => ({ classSourcedId: sourcedId, personSourcedId }))
  await putPlaces(tx, doing, places)
  if (undo.classId === undefined) return undefined
  const name = await holdIfArchived(tx, organizationId, undo.classId)
  if (name === undefined) return undefined
  if (!(await isFree(tx, organizationId, name, undo.classId))) return 'name_taken'
  if (!(await isRoomForClasses(tx, organizationId, 'current', 1))) return noRoom
  await unarchiveClass(tx, organizationId, undo.classId)
  await record(tx, doing, 'class.unarchived', name)
  return undefined
}

async function isFree(tx: Transaction, organizationId: string, name: string, own?: string): Promise<boolean> {
  const there = await classCalled(tx, organizationId, name)
  return there === undefined || there === own
}

export function record(
  tx: Transaction,
  { actor, organizationId }: Doing,
  action: TimelineAction & ActionName,
  subject: string,
  detail: Record<string, number | boolean> = {},
): Promise<void> {
  return audit(tx, { actor, action, subject, organizationId, detail: { ...detail, ...oneAmongMany } })
}
