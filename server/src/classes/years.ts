/** Classes from one year to the next: put into the archive, taken back from it, copied. By owners and staff. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { copyClasses } from '@atrium/contract/people/classes'
import { nameKey } from '@atrium/contract/rules/normalize'
import { type AuditRecord, auditTogether } from '#audit/audit.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceIn } from '#idempotency/with-idempotency-key.ts'
import { goneClasses } from './gone.ts'
import { inClassChange } from './in-change.ts'
import { insertClass } from './queries.ts'
import { copyPeople, lockClasses, markArchived, markUnarchived } from './queries-years.ts'
import { requireRoomForClasses } from './room.ts'

type Some = Asking & { ids: string[] }
interface By {
  actor: string
  organizationId: string
}

/** All or none. Answers how many went into the archive; refuses with `class_limit`, and as `goneClasses` does, also for one that is there already. */
export function archive({ db }: DatabaseContext, { actor, membership, ids }: Some): Promise<number> {
  return inClassChange(db, { actor, membership }, async (tx, organizationId) => {
    return marked(tx, { actor: actor.uid, organizationId }, 'archived', ids)
  })
}

/** All or none. Refuses with `not_restorable`, `class_limit`, and with `name_taken` where another class has a name by now. */
export function unarchive({ db }: DatabaseContext, { actor, membership, ids }: Some): Promise<number> {
  return inClassChange(db, { actor, membership }, async (tx, organizationId) => {
    return marked(tx, { actor: actor.uid, organizationId }, 'unarchived', ids)
  })
}

async function marked(tx: Transaction, by: By, how: 'archived' | 'unarchived', ids: string[]): Promise<number> {
  const wanted = [...new Set(ids)]
  const mark = how === 'archived' ? markArchived : markUnarchived
  const done = wanted.every(isUuid) ? await mark(tx, by.organizationId, wanted) : []
  if (done.length !== wanted.length) {
    if (how === 'archived') throw await goneClasses(tx, by.organizationId, wanted)
    throw new Refusal('not_restorable', { detail: 'no such class in the archive' })
  }
  await requireRoomForClasses(tx, by.organizationId, how === 'archived' ? 'archived' : 'current', 0)
  await recorded(
    tx,
    by,
    how,
    done.map(({ name: subject }) => ({ subject })),
  )
  return done.length
}

async function recorded(
  tx: Transaction,
  by: By,
  how: 'archived' | 'unarchived' | 'copied',
  each: Pick<AuditRecord, 'subject' | 'detail'>[],
): Promise<void> {
  await auditTogether(
    tx,
    { ...by, action: `classes.${how}`, subject: '', detail: { classes: each.length } },
    each.map((one): AuditRecord => ({ ...by, action: `class.${how}`, ...one })),
  )
}

/**
 * Makes a class of each, all or none, with the people who are in it now where they are wanted. Refuses with
 * `not_found` where there is no such class, with `class_limit`, and with `name_taken` where two would be called the same:
 * what goes into the archive by this is not among them; and as `onceIn` does.
 */
export function copy(
  { db }: DatabaseContext,
  { actor, membership, idempotencyKey: key, ...wanted }: Asking & Keyed & BodyOf<typeof copyClasses>,
): Promise<AnswerOf<typeof copyClasses>> {
  const { copies, people, archive: archives } = wanted
  const body = { organization: membership.organizationId, ...wanted }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'copyClasses', body })
  return inClassChange(once, { actor, membership }, async (tx, organizationId) => {
    const by = { actor: actor.uid, organizationId }
    const sources = [...new Set(copies.map(({ id }) => id))]
    const found = sources.every(isUuid) ? await lockClasses(tx, organizationId, sources) : []
    if (found.length !== sources.length) throw new Refusal('not_found', { detail: 'no such class' })
    const archived = archives ? await markArchived(tx, organizationId, sources) : []
    await requireRoomForClasses(tx, organizationId, 'current', copies.length)
    if (archives) await requireRoomForClasses(tx, organizationId, 'archived', 0)
    const copied: AnswerOf<typeof copyClasses>['copied'] = []
    for (const { id: from, name } of copies) {
      const id = randomUUID()
      await insertClass(tx, { id, organizationId, name, nameKey: nameKey(name) })
      copied.push({ id, name, from, members: people ? await copyPeople(tx, { from, to: id }) : 0 })
    }
    await recorded(
      tx,
      by,
      'copied',
      copied.map(({ name: subject, members }) => ({ subject, detail: { members } })),
    )
    await recorded(
      tx,
      by,
      'archived',
      archived.map(({ name: subject }) => ({ subject })),
    )
    return { copied, archived: archived.map(({ id }) => id) }
  })
}
