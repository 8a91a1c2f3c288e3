/** What the groups of a directory are in the organization: labels, classes, or nothing; the organization's people are held. */
import { classNameMaxLength, labelNameMaxLength } from '@atrium/contract/limits'
import { nameFault, visibleLine } from '@atrium/contract/rules/person-name'
import { changeGroupClass, classForGroup, dropGroupClass, renameGroupClass } from '#classes/group-classes.ts'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import {
  dropGroupLabel,
  giveGroupLabel,
  labelForGroup,
  renameGroupLabel,
  takeGroupLabel,
} from '#labels/group-labels.ts'
import type { ConnectionRow } from '#scim/connections/queries.ts'
import { badRequest, fromRefusal, ScimError } from '#scim/protocol/scim-error.ts'
import { type GroupRow, groupsOf, isTarget, knownUids, memberIdsOfGroup, memberUids, setTarget } from './queries.ts'

type Target = Pick<GroupRow, 'labelId' | 'classId' | 'isMade'>

/**
 * What a group of that name is made into. Refuses with `invalidValue` for a name that no label or class can have, with 403
 * where the organization has as many as it can have, and with `uniqueness` where another group is that one: what one of
 * them gives, the other would take.
 */
export async function targetFor(tx: Transaction, connection: ConnectionRow, name: string): Promise<Target> {
  const target = await namedTarget(tx, connection, name)
  if (await isTarget(tx, target)) {
    throw new ScimError(409, 'Another group is the label or class of this name.', 'uniqueness').because('group_taken')
  }
  return target
}

async function namedTarget(tx: Transaction, { organizationId, groups }: ConnectionRow, name: string): Promise<Target> {
  if (groups === 'off') return { labelId: null, classId: null, isMade: false }
  const shown = targetName(groups, name)
  const make = groups === 'labels' ? labelForGroup : classForGroup
  try {
    const { id, isMade } = await make(tx, organizationId, shown)
    return { labelId: groups === 'labels' ? id : null, classId: groups === 'classes' ? id : null, isMade }
  } catch (error) {
    throw error instanceof Refusal ? fromRefusal(error) : error
  }
}

function targetName(groups: 'labels' | 'classes', name: string): string {
  const [most, what] = groups === 'labels' ? [labelNameMaxLength, 'label'] : [classNameMaxLength, 'class']
  const shown = visibleLine(name)
  const fault = shown === '' ? 'not_one_line' : nameFault(shown, most)
  if (fault === null) return shown
  const why = fault === 'too_long' ? `has more than ${most} characters` : 'holds what a name cannot hold'
  throw badRequest('invalidValue', `The group becomes a ${what} here, and its displayName ${why}.`).because(
    'group_name',
  )
}

/** One that was made for the group takes its new name; another one is left, and the group gets its own. */
export async function renameTarget(
  tx: Transaction,
  connection: ConnectionRow,
  group: GroupRow,
  name: string,
): Promise<void> {
  const { organizationId, groups } = connection
  if (groups === 'off') return
  if (group.isMade && group.labelId !== null) {
    return renameGroupLabel(tx, organizationId, group.labelId, targetName('labels', name))
  }
  if (group.isMade && group.classId !== null) {
    return renameGroupClass(tx, organizationId, group.classId, targetName('classes', name))
  }
  await leaveTarget(tx, group)
  await enterTarget(tx, connection, group, name)
}

/**
 * Members get what a group is; whoever is in it no more loses it, also who is out by now, and comes back without it.
 */
export async function changePeopleOf(
  tx: Transaction,
  { organizationId, labelId, classId }: Pick<GroupRow, 'organizationId' | 'labelId' | 'classId'>,
  { added, removed }: { added: string[]; removed: string[] },
): Promise<void> {
  if (labelId === null && classId === null) return
  const add = await memberUids(tx, added)
  if (labelId !== null) await giveGroupLabel(tx, organizationId, labelId, add)
  if (classId !== null) await changeGroupClass(tx, organizationId, classId, { add })
  await takeTarget(tx, { organizationId, labelId, classId }, await knownUids(tx, removed))
}

/** Whoever is in a group no more. */
export async function takeTarget(
  tx: Transaction,
  { organizationId, labelId, classId }: Pick<GroupRow, 'organizationId' | 'labelId' | 'classId'>,
  uids: string[],
): Promise<void> {
  if (labelId !== null) await takeGroupLabel(tx, organizationId, labelId, uids)
  if (classId !== null) await changeGroupClass(tx, organizationId, classId, { remove: uids })
}

/** Takes from its people what a group gave; what was made for it goes. */
export async function leaveTarget(tx: Transaction, group: GroupRow): Promise<void> {
  const { organizationId, labelId, classId, isMade } = group
  await changePeopleOf(tx, group, { added: [], removed: await memberIdsOfGroup(tx, group.id) })
  await setTarget(tx, group.id, { labelId: null, classId: null, isMade: false })
  if (isMade && labelId !== null) await dropGroupLabel(tx, organizationId, labelId)
  if (isMade && classId !== null) await dropGroupClass(tx, organizationId, classId)
}

/** Of a connection that ends. */
export async function dropTargets(tx: Transaction, { id }: ConnectionRow): Promise<void> {
  for (const group of await groupsOf(tx, id)) await leaveTarget(tx, group)
}

/**
 * Of a connection whose groups become something else: as `groups` says now. Whose name cannot be one, or is another
 * group's, becomes nothing, as does what the organization has no room for.
 */
export async function retarget(tx: Transaction, connection: ConnectionRow): Promise<void> {
  const groups = await groupsOf(tx, connection.id)
  for (const group of groups) await leaveTarget(tx, group)
  for (const group of groups) {
    try {
      await enterTarget(tx, connection, group, group.displayName)
    } catch (error) {
      if (!(error instanceof ScimError)) throw error
    }
  }
}

async function enterTarget(tx: Transaction, connection: ConnectionRow, group: GroupRow, name: string): Promise<void> {
  const target = await targetFor(tx, connection, name)
  await setTarget(tx, group.id, target)
  await changePeopleOf(tx, { ...group, ...target }, { added: await memberIdsOfGroup(tx, group.id), removed: [] })
}
