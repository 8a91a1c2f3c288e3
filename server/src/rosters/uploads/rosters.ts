/** Rosters as owners see them: listed, looked into, applied, taken back, forgotten. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { listRosterLines, listRosters, Roster } from '@atrium/contract/people/rosters'
import { type DatabaseContext, isUniqueViolation, type Queryable, type Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { holdPeople } from '#members/change-members.ts'
import { offsetOf, pageOf } from '#members/memberships/memberships.ts'
import { requireRoleStill } from '#members/membership.ts'
import { countLines, type LineFilter, linePage } from '#rosters/queries-steps.ts'
import * as queries from '#rosters/queries.ts'
import { holdSignedIn, type SignedInContext } from '#users/held-people.ts'
import { brakeOf, toLine, toRoster } from './shown.ts'

type Page = { page: number; limit: number }

/** A page of an organization's, the latest first. */
export async function list(
  { db }: DatabaseContext,
  { membership: { organizationId }, ...asked }: { membership: Membership } & Page,
): Promise<AnswerOf<typeof listRosters>> {
  const rows = await queries.rosterPage(db, organizationId, { limit: asked.limit, offset: offsetOf(asked) })
  const results = rows.map((row) => toRoster(row))
  return pageOf(asked, results, await queries.countRosters(db, organizationId))
}

/** Refuses with `not_found` for one of elsewhere, as all below do. */
export async function follow(
  { db }: DatabaseContext,
  { membership: { organizationId }, id }: { membership: Membership; id: string },
): Promise<Roster> {
  return shown(db, organizationId, id)
}

/** How far it is. Refuses with `not_found`, for another organization's too. */
export async function shown(db: Queryable, organizationId: string, id: string): Promise<Roster> {
  const row = isUuid(id) ? await queries.findShownRoster(db, organizationId, id) : undefined
  if (!row) throw noSuchRoster()
  return toRoster(row)
}

const noSuchRoster = () => new Refusal('not_found', { detail: 'no such roster' })

/** A page of what it adds, changes, ends and refuses. Refuses as `shown` does. */
export async function lines(
  { db }: DatabaseContext,
  asked: { membership: Membership; id: string } & Page & LineFilter,
): Promise<AnswerOf<typeof listRosterLines>> {
  const { membership, id, action, kind, kept, page, limit } = asked
  const { organizationId } = membership
  await shown(db, organizationId, id)
  const roster = { organizationId, id }
  const filter = { action, kind, kept }
  const rows = await linePage(db, roster, filter, { limit, offset: offsetOf({ page, limit }) })
  return pageOf({ page, limit }, rows.map(toLine), await countLines(db, roster, filter))
}

/**
 * Has it applied; asked again, answers how far it is. Refuses with `roster_refused` where its files are wrong, with
 * `roster_stale` where its source has changed since, with `roster_busy`, and with `roster_brake` where more than a
 * tenth leave and `leaving` is not how many.
 */
export function apply(
  context: DatabaseContext & SignedInContext,
  { actor, membership, id, leaving }: Asking & { id: string; leaving?: number | undefined },
): Promise<Roster> {
  return change(context, { actor, membership, id }, async (tx, row) => {
    if (row.state === 'refused') throw new Refusal('roster_refused', { detail: 'its files are wrong' })
    if (row.state !== 'rehearsed') return
    const source = await queries.lockSource(tx, row.organizationId, row.sourceId)
    if (!source || source.version !== row.basedOn) throw new Refusal('roster_stale', { detail: 'the source moved on' })
    const brake = brakeOf(row)
    if (brake !== null && leaving !== brake) throw new Refusal('roster_brake', { detail: `${brake} would leave` })
    const { records: recordsBefore, lastAppliedId: previousId } = source
    await queries.updateRoster(tx, row.id, {
      state: 'applying',
      startedBy: actor.uid,
      senderConfirmed: actor.emailVerified,
      appliedAt: new Date(),
      recordsBefore,
      previousId,
      records: null,
    })
    const version = source.version + 1
    await queries.updateSource(tx, source.id, { records: row.records, version, lastAppliedId: row.id })
  })
}

/** Has it taken back; asked again, answers how far that is. Refuses with `roster_busy`, and `roster_stale` for one that is not the latest of its source, or too old. */
export function takeBack(
  context: DatabaseContext & SignedInContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<Roster> {
  return change(context, { actor, membership, id }, async (tx, row) => {
    if (row.state === 'taking_back' || row.state === 'taken_back') return
    const { takeBackUntil } = await shown(tx, row.organizationId, row.id)
    if (takeBackUntil === null) throw new Refusal('roster_stale', { detail: 'it cannot be taken back any more' })
    const source = await queries.lockSource(tx, row.organizationId, row.sourceId)
    // What was compared with it is worth nothing from now on.
    if (source) await queries.updateSource(tx, source.id, { version: source.version + 1 })
    await queries.updateRoster(tx, row.id, { state: 'taking_back', startedBy: actor.uid })
  })
}

/** The organization is held, and so is the roster. */
async function change(
  context: DatabaseContext & SignedInContext,
  { actor, membership, id }: Asking & { id: string },
  work: (tx: Transaction, row: queries.RosterRow) => Promise<void>,
): Promise<Roster> {
  const { organizationId } = membership
  try {
    return await context.db.transaction(async (tx) => {
      await holdSignedIn(tx, context, actor)
      await holdPeople(tx, organizationId)
      await requireRoleStill(tx, { actor, membership })
      const row = isUuid(id) ? await queries.lockRoster(tx, organizationId, id) : undefined
      if (!row) throw noSuchRoster()
      await work(tx, row)
      return shown(tx, organizationId, id)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'rosters_busy')) throw new Refusal('roster_busy', { detail: 'another is under way' })
    throw error
  }
}

/** Refuses with `not_found` also where it was applied. */
export async function discard(
  { db }: DatabaseContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { organizationId } = await requireRoleStill(tx, { actor, membership })
    if (!isUuid(id) || !(await queries.deleteUnapplied(tx, organizationId, id))) throw noSuchRoster()
  })
}
