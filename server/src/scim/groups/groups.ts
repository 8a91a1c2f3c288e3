/** Groups of a directory: made, renamed, filled and emptied, deleted. Whatever is asked twice is done once. */
import { randomUUID } from 'node:crypto'
import { maxProvisioned } from '@atrium/contract/limits'
import { nameKey } from '@atrium/contract/rules/normalize'
import { isUniqueViolation, type Queryable, type Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { noteDone } from '#scim/connections/log.ts'
import type { ScimContext } from '#scim/context.ts'
import { operationsOf, requireOwnId } from '#scim/patch/operations.ts'
import { type Answered, type Asked, type Caller, authorityOf, notFound, requireVersion } from '#scim/protocol/asked.ts'
import { fieldOf } from '#scim/protocol/fields.ts'
import { wholeResource } from '#scim/protocol/whole-resource.ts'
import { badRequest, ScimError } from '#scim/protocol/scim-error.ts'
import { inPeopleChange } from '#scim/users/standing.ts'
import { usersAmong } from '#scim/users/queries.ts'
import { type GroupFields, groupFieldsOf, type MemberChange, patchedGroup } from './group-fields.ts'
import {
  addMembers,
  countGroups,
  deleteGroup,
  findGroup,
  type GroupRow,
  insertGroup,
  memberIdsOfGroup,
  takeMembers,
  updateGroups,
} from './queries.ts'
import { changePeopleOf, leaveTarget, renameTarget, targetFor } from './targets.ts'

/** Refuses with `uniqueness` and `invalidValue`. */
export function createGroup(context: ScimContext, asked: Asked): Promise<Answered> {
  const { connection } = asked
  const { members, ...fields } = groupFieldsOf(wholeResource(asked.body))
  const id = randomUUID()
  return inGroupChange(context, asked, async (tx) => {
    const { organizationId } = connection
    if ((await countGroups(tx, connection.id)) >= maxProvisioned.groups) {
      throw new ScimError(403, 'This directory has as many groups as it can have.').because('group_limit')
    }
    const target = await targetFor(tx, connection, fields.displayName)
    const nameKeyOf = nameKey(fields.displayName)
    await insertGroup(tx, { id, organizationId, connectionId: connection.id, ...fields, nameKey: nameKeyOf, ...target })
    await changeMembers(tx, await required(tx, { ...asked, id }), members)
    await noteDone(tx, asked, { resource: 'Groups', named: fields.displayName, status: 201, outcome: 'created' })
    return { status: 201, id }
  })
}

/** A PUT or a PATCH. Refuses with 404, 412, `uniqueness`, and as reading what is sent does. */
export function changeGroup(context: ScimContext, asked: Asked): Promise<Answered> {
  const { id, connection } = asked
  const edit = editOf(asked)
  return inGroupChange(context, asked, async (tx) => {
    const before = await required(tx, asked)
    requireVersion(asked.version, before.version)
    const { members, ...fields } = edit({ displayName: before.displayName, externalId: before.externalId })
    if (fields.displayName !== before.displayName) await renameTarget(tx, connection, before, fields.displayName)
    const group = await required(tx, asked)
    const isOther = fields.displayName !== before.displayName || fields.externalId !== before.externalId
    const moved = await changeMembers(tx, group, members)
    if (isOther || moved) await updateGroups(tx, [id], { ...fields, nameKey: nameKey(fields.displayName) })
    const outcome = isOther || moved ? 'changed' : 'unchanged'
    await noteDone(tx, asked, { resource: 'Groups', named: fields.displayName, status: 200, outcome })
    return { status: 200, id }
  })
}

/** Its people lose what it gave; what was made for it goes. Asked again, 404. */
export function removeGroup(context: ScimContext, asked: Asked): Promise<Answered> {
  return inGroupChange(context, asked, async (tx) => {
    const group = await required(tx, asked)
    requireVersion(asked.version, group.version)
    await leaveTarget(tx, group)
    await deleteGroup(tx, group.id)
    await noteDone(tx, asked, { resource: 'Groups', named: group.displayName, status: 204, outcome: 'deleted' })
    return { status: 204, id: group.id }
  })
}

export function readGroup({ db }: ScimContext, asked: Caller & { id: string }): Promise<GroupRow> {
  return required(db, asked)
}

function editOf({ operation, body, id }: Asked): (before: Omit<GroupFields, 'members'>) => GroupFields {
  if (operation === 'PUT') {
    const whole = wholeResource(body)
    const { members, ...fields } = groupFieldsOf(whole)
    // Where nothing is said of members, nobody is taken out.
    const isSaid = (fieldOf(whole, 'members') ?? null) !== null
    return () => ({ ...fields, members: { ...members, ...(isSaid && { all: [...members.add] }) } })
  }
  const operations = operationsOf(body)
  requireOwnId(operations, id)
  return (before) => patchedGroup(before, operations)
}

async function required(q: Queryable, { connection, id }: Pick<Asked, 'connection' | 'id'>): Promise<GroupRow> {
  const group = isUuid(id) ? await findGroup(q, connection.id, id) : undefined
  if (!group) throw notFound()
  return group
}

/** Answers whether anybody came or went. Refuses with `invalidValue` to add who is not there. */
async function changeMembers(tx: Transaction, group: GroupRow, { all, add, remove }: MemberChange): Promise<boolean> {
  const { id: groupId, connectionId } = group
  await requireUsers(tx, connectionId, [...new Set([...(all ?? []), ...add])])
  const leaving = all === undefined ? [...remove] : await others(tx, groupId, new Set([...all, ...add]))
  const removed = await takeMembers(tx, groupId, leaving.filter(isUuid))
  const added = await addMembers(tx, { connectionId, groupId, userIds: [...new Set([...(all ?? []), ...add])] })
  await changePeopleOf(tx, group, { added, removed })
  return added.length + removed.length > 0
}

async function others(tx: Transaction, groupId: string, staying: ReadonlySet<string>): Promise<string[]> {
  return (await memberIdsOfGroup(tx, groupId)).filter((id) => !staying.has(id))
}

async function requireUsers(tx: Transaction, connectionId: string, ids: string[]): Promise<void> {
  const known = ids.every(isUuid) ? new Set((await usersAmong(tx, connectionId, ids)).map(({ id }) => id)) : new Set()
  const missing = ids.find((id) => !known.has(id.toLowerCase()))
  if (missing !== undefined)
    throw badRequest('invalidValue', `There is no user ${missing.slice(0, 100)}.`).because('unknown')
}

async function inGroupChange(
  context: ScimContext,
  asked: Asked,
  work: (tx: Transaction) => Promise<Answered>,
): Promise<Answered> {
  try {
    return await inPeopleChange(context, authorityOf(asked), {}, work)
  } catch (error) {
    const what = isUniqueViolation(error, 'scim_groups_name')
      ? 'displayName'
      : isUniqueViolation(error, 'scim_groups_external_id') && 'externalId'
    throw what ? new ScimError(409, `Another group has this ${what}.`, 'uniqueness').because('group_taken') : error
  }
}
