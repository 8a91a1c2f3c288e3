/** Labels: made, renamed, deleted, given and taken by owners and staff. */
import { randomUUID } from 'node:crypto'
import { maxLabels } from '@atrium/contract/limits'
import { type AskedPart, askedPage } from '@atrium/contract/paging'
import { defaultLabelColor, type Label } from '@atrium/contract/people/labels'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit, auditTogether } from '#audit/audit.ts'
import {
  type DatabaseContext,
  isUniqueViolation,
  type Queryable,
  type Transacting,
  type Transaction,
} from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceIn } from '#idempotency/with-idempotency-key.ts'
import { changeHeld, holdPeople } from '#members/change-members.ts'
import { requireMembers, requireRoleStill } from '#members/membership.ts'
import { offsetOf, type Page, pageOf } from '#members/memberships/memberships.ts'
import { restorableSince } from '#members/restorable.ts'
import { requireLabels } from './given-labels.ts'
import {
  addLabels,
  changeLabel,
  insertLabel,
  labelRows,
  labelsShown,
  markLabelDeleted,
  markLabelRestored,
  takeLabels,
  wasLabel,
} from './queries.ts'
import { requireRoomForLabels } from './room.ts'

export async function labelsOfOrganization(
  { db }: DatabaseContext,
  { membership: { organizationId }, ...asked }: { membership: Membership } & AskedPart,
): Promise<Page<Label>> {
  const rows = await labelRows(db, organizationId)
  const page = askedPage(asked, maxLabels)
  const first = offsetOf(page)
  return pageOf(page, rows.slice(first, first + page.limit), rows.length)
}

/** Those of these labels that the organization has, by name. */
export async function knownLabels(db: Queryable, organizationId: string, ids: string[]) {
  const wanted = ids.filter(isUuid)
  return wanted.length === 0 ? [] : labelsShown(db, organizationId, wanted)
}

type Change = (tx: Transaction, organizationId: string) => Promise<string>

/** Runs a change that answers the label's id, and answers the label. Refuses with `name_taken` and `not_found` beside its own. */
async function inLabelChange(db: Transacting, asking: Asking, change: Change): Promise<Label> {
  try {
    return await changeHeld(db, asking, async (tx, { organizationId }) =>
      toLabel(tx, organizationId, await change(tx, organizationId)),
    )
  } catch (error) {
    if (isUniqueViolation(error, 'labels_name')) throw new Refusal('name_taken', { detail: 'another label has it' })
    throw error
  }
}

async function toLabel(db: Queryable, organizationId: string, id: string): Promise<Label> {
  const [row] = await labelRows(db, organizationId, id)
  if (!row) throw new Error('the label was not found again')
  return row
}

/** Refuses with `name_taken`, with `label_limit` where the organization has as many as it can have, and as `onceIn` does. */
export function create(
  { db }: DatabaseContext,
  { actor, membership, idempotencyKey: key, ...wanted }: Asking & Keyed & { name: string; color?: string | undefined },
): Promise<Label> {
  const { name, color = defaultLabelColor } = wanted
  const body = { organization: membership.organizationId, ...wanted }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'createLabel', body })
  return inLabelChange(once, { actor, membership }, async (tx, organizationId) => {
    await requireRoomForLabels(tx, organizationId, 1)
    const id = randomUUID()
    await insertLabel(tx, { id, organizationId, name, nameKey: nameKey(name), color })
    await audit(tx, { actor: actor.uid, action: 'label.created', subject: name, organizationId })
    return id
  })
}

interface LabelChange {
  id: string
  name?: string | undefined
  color?: string | undefined
}

/** What is not given stays. Refuses with `name_taken`, with `done_meanwhile` for a label that is deleted, and with `not_found`. */
export function update(
  { db }: DatabaseContext,
  { actor, membership, id, name, color }: Asking & LabelChange,
): Promise<Label> {
  return inLabelChange(db, { actor, membership }, async (tx, organizationId) => {
    const change = {
      ...(name === undefined ? {} : { name, nameKey: nameKey(name) }),
      ...(color === undefined ? {} : { color }),
    }
    const found = isUuid(id) && (await changeLabel(tx, organizationId, id, change))
    if (!found) throw await goneLabel(tx, organizationId, id)
    const { name: subject } = await toLabel(tx, organizationId, id)
    await audit(tx, { actor: actor.uid, action: 'label.changed', subject, organizationId })
    return id
  })
}

/** It can be restored for some days. Refuses with `done_meanwhile` for a label that is deleted already, and with `not_found`. */
export async function remove(
  { db }: DatabaseContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { organizationId } = await requireRoleStill(tx, { actor, membership })
    const subject = isUuid(id) ? await markLabelDeleted(tx, organizationId, id) : undefined
    if (subject === undefined) throw await goneLabel(tx, organizationId, id)
    await audit(tx, { actor: actor.uid, action: 'label.deleted', subject, organizationId })
  })
}

/** `done_meanwhile` where it was the organization's own: somebody else was faster. Else `not_found`. */
async function goneLabel(tx: Transaction, organizationId: string, id: string): Promise<Refusal> {
  const was = isUuid(id) && (await wasLabel(tx, organizationId, id))
  return new Refusal(was ? 'done_meanwhile' : 'not_found', { detail: 'no such label' })
}

/** Refuses with `not_restorable`, `name_taken` and `label_limit`. */
export function restore({ db }: DatabaseContext, { actor, membership, id }: Asking & { id: string }): Promise<Label> {
  return inLabelChange(db, { actor, membership }, async (tx, organizationId) => {
    const subject = isUuid(id) ? await markLabelRestored(tx, organizationId, id, restorableSince()) : undefined
    if (subject === undefined) throw new Refusal('not_restorable', { detail: 'no such deletion' })
    await requireRoomForLabels(tx, organizationId, 0)
    await audit(tx, { actor: actor.uid, action: 'label.restored', subject, organizationId })
    return id
  })
}

/** Gives (`given`) or takes labels. Refuses with `not_found` where a person or a label is not of the organization. */
export async function assign(
  { db }: DatabaseContext,
  { actor, membership, uids, labelIds, given }: Asking & { uids: string[]; labelIds: string[]; given: boolean },
): Promise<number> {
  const people = [...new Set(uids)]
  const wanted = [...new Set(labelIds)]
  return db.transaction(async (tx) => {
    await holdPeople(tx, membership.organizationId)
    const { organizationId } = await requireRoleStill(tx, { actor, membership })
    await requireLabels(tx, organizationId, wanted)
    await requireMembers(tx, organizationId, people)
    const changes = given
      ? await addLabels(tx, organizationId, people, wanted)
      : await takeLabels(tx, organizationId, people, wanted)
    const action = given ? 'labels.given' : 'labels.taken'
    const record = { actor: actor.uid, action, organizationId, detail: { labels: wanted.length } } as const
    await auditTogether(
      tx,
      { ...record, subject: '', detail: { ...record.detail, people: people.length } },
      people.map((subject) => ({ ...record, subject })),
    )
    return changes
  })
}
