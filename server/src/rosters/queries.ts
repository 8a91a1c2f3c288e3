/** SQL for rosters, their sources and their steps. */
import type { RosterState } from '@atrium/contract/people/rosters'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import {
  organizationDepartures,
  organizationMembers,
  organizations,
  rosters,
  rosterSources,
  rosterSteps,
  users,
} from '#db/schema.ts'
import { isFreeLease } from '#jobs/free-lease.ts'
import { nameOf } from '#members/names/shown-name.ts'

export type RosterRow = typeof rosters.$inferSelect
export type SourceRow = typeof rosterSources.$inferSelect

export async function sourceByKey(db: Queryable, organizationId: string, key: string): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(rosterSources)
    .where(and(eq(rosterSources.organizationId, organizationId), eq(rosterSources.key, key)))
  return row
}

/** Held until the transaction ends. */
export async function lockSource(tx: Queryable, organizationId: string, id: string): Promise<SourceRow | undefined> {
  const [row] = await tx
    .select()
    .from(rosterSources)
    .where(and(eq(rosterSources.organizationId, organizationId), eq(rosterSources.id, id)))
    .for('update')
  return row
}

export async function countSources(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(rosterSources, eq(rosterSources.organizationId, organizationId))
}

/** The one with its key, made where there was none. */
export async function ensureSource(tx: Queryable, values: typeof rosterSources.$inferInsert): Promise<SourceRow> {
  await tx.insert(rosterSources).values(values).onConflictDoNothing()
  const row = await sourceByKey(tx, values.organizationId, values.key)
  if (!row) throw new Error('the source is gone')
  return row
}

export async function updateSource(tx: Queryable, id: string, changes: Partial<SourceRow>): Promise<void> {
  await tx.update(rosterSources).set(changes).where(eq(rosterSources.id, id))
}

/** `parts` holds its steps, some at a time, as JSON. */
export async function insertRoster(
  tx: Queryable,
  row: typeof rosters.$inferInsert,
  parts: readonly string[],
): Promise<void> {
  await tx.insert(rosters).values(row)
  for (const part of parts) {
    await tx.execute(sql`insert into ${rosterSteps}
        (organization_id, roster_id, position, kind, action, file, line, sourced_id, name, email, reason, note, data,
          outcome)
      select ${row.organizationId}::uuid, ${row.id}::uuid, position, kind, action, file, line, sourced_id, name, email,
        nullif(reason, 'null'::jsonb), nullif(note, 'null'::jsonb), data,
        case when action = 'refuse' then 'refused' end
      from jsonb_to_recordset(${part}::jsonb) as part(position int, kind text, action text, file text, line int,
        sourced_id text, name text, email text, reason jsonb, note jsonb, data jsonb)`)
  }
}

/** What is packed stays where it is. */
const shownColumns = {
  id: rosters.id,
  organizationId: rosters.organizationId,
  sourceId: rosters.sourceId,
  state: rosters.state,
  startedBy: rosters.startedBy,
  counts: rosters.counts,
  lines: rosters.lines,
  basedOn: rosters.basedOn,
  peopleBefore: rosters.peopleBefore,
  createdAt: rosters.createdAt,
  appliedAt: rosters.appliedAt,
}

/** With its source, who began it, and how far it is. */
function shownRosters(db: Queryable) {
  const steps = (where: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${rosterSteps} where ${rosterSteps.rosterId} = ${rosters.id}
      and ${rosterSteps.organizationId} = ${rosters.organizationId} and ${where})`
  const isStep = ne(rosterSteps.action, 'refuse')
  const starter = nameOf({ organizationId: rosters.organizationId, uid: rosters.startedBy })
  return db
    .select({
      ...shownColumns,
      source: rosterSources.name,
      version: rosterSources.version,
      lastAppliedId: rosterSources.lastAppliedId,
      startedByName: starter.nameOrAddress,
      steps: steps(isStep),
      settled: steps(and(isStep, isNotNull(rosterSteps.outcome))),
      refusedLater: steps(and(isStep, eq(rosterSteps.outcome, 'refused'))),
      taken: steps(and(isStep, inArray(rosterSteps.outcome, ['taken_back', 'kept']))),
      kept: steps(eq(rosterSteps.outcome, 'kept')),
    })
    .from(rosters)
    .innerJoin(rosterSources, eq(rosterSources.id, rosters.sourceId))
    .leftJoin(users, starter.ofPerson)
    .leftJoin(organizationMembers, starter.ofMember)
    .leftJoin(organizationDepartures, starter.ofDeparture)
    .$dynamic()
}
export type ShownRosterRow = Awaited<ReturnType<typeof rosterPage>>[number]

export function rosterPage(
  db: Queryable,
  organizationId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return shownRosters(db)
    .where(eq(rosters.organizationId, organizationId))
    .orderBy(desc(rosters.createdAt), desc(rosters.id))
    .limit(limit)
    .offset(offset)
}

export function countRosters(db: Queryable, organizationId: string): Promise<number> {
  return db.$count(rosters, eq(rosters.organizationId, organizationId))
}

export async function findShownRoster(db: Queryable, organizationId: string, id: string) {
  const [row] = await shownRosters(db).where(and(eq(rosters.organizationId, organizationId), eq(rosters.id, id)))
  return row
}

/** Held until the transaction ends. */
export async function lockRoster(tx: Queryable, organizationId: string, id: string): Promise<RosterRow | undefined> {
  const [row] = await tx
    .select()
    .from(rosters)
    .where(and(eq(rosters.organizationId, organizationId), eq(rosters.id, id)))
    .for('update')
  return row
}

export async function updateRoster(tx: Queryable, id: string, changes: Partial<RosterRow>): Promise<void> {
  await tx.update(rosters).set(changes).where(eq(rosters.id, id))
}

/** Answers whether there was one that was not applied. */
export async function deleteUnapplied(tx: Queryable, organizationId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(rosters)
    .where(
      and(
        eq(rosters.organizationId, organizationId),
        eq(rosters.id, id),
        inArray(rosters.state, ['refused', 'rehearsed']),
      ),
    )
    .returning({ id: rosters.id })
  return rows.length === 1
}

const isUnderWay = inArray(rosters.state, ['applying', 'taking_back'])

/**
 * Takes one that is under way and that nobody works on; nobody else has it before the lease ends. Of an organization that
 * was deleted it waits: it goes on once that is restored.
 */
export async function leaseRoster(db: Queryable, leaseSeconds: number): Promise<RosterRow | undefined> {
  const isFree = isFreeLease(rosters.leasedUntil, leaseSeconds)
  const open = db.select({ id: organizations.id }).from(organizations).where(isNull(organizations.deletedAt))
  const waiting = db
    .select({ id: rosters.id })
    .from(rosters)
    .where(and(isUnderWay, isFree, inArray(rosters.organizationId, open)))
    .orderBy(asc(rosters.appliedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(rosters)
    .set({
      leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${rosters.attempts} + 1`,
    })
    .where(eq(rosters.id, sql`(${waiting})`))
    .returning()
  return row
}

/** Ahead while the work goes on: no attempt before counts any more. */
export async function extendLease(tx: Queryable, id: string, leaseSeconds: number): Promise<void> {
  await tx
    .update(rosters)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`, attempts: 0 })
    .where(eq(rosters.id, id))
}

/** What the work needs to know: where, and by whom. Undefined when the organization is gone. */
export async function rosterContext(db: Queryable, { organizationId, startedBy }: RosterRow) {
  const [row] = await db
    .select({ name: organizations.name, displayName: organizations.displayName, startedByName: users.displayName })
    .from(organizations)
    .leftJoin(users, eq(users.uid, startedBy))
    .where(and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
  return row
}

/** Ends it for good; answers whether it was this that ended it. */
export async function finishRoster(
  tx: Queryable,
  { id, state }: Pick<RosterRow, 'id' | 'state'>,
  to: RosterState,
): Promise<boolean> {
  const rows = await tx
    .update(rosters)
    .set({ state: to, finishedAt: sql`now()`, leasedUntil: null, attempts: 0 })
    .where(and(eq(rosters.id, id), eq(rosters.state, state)))
    .returning({ id: rosters.id })
  return rows.length === 1
}

/** Those that were never applied go; of the others, what only a taking back needs. */
export async function sweepBefore(
  db: Queryable,
  { unapplied, final }: { unapplied: Date; final: Date },
): Promise<void> {
  await db
    .delete(rosters)
    .where(and(inArray(rosters.state, ['refused', 'rehearsed']), lt(rosters.createdAt, unapplied)))
  const over = db
    .select({ id: rosters.id })
    .from(rosters)
    .where(and(inArray(rosters.state, ['applied', 'taken_back']), lt(rosters.appliedAt, final)))
  await db.delete(rosterSteps).where(inArray(rosterSteps.rosterId, over))
  await db
    .update(rosters)
    .set({ records: null, recordsBefore: null })
    .where(and(inArray(rosters.id, over), or(isNotNull(rosters.records), isNotNull(rosters.recordsBefore))))
}

export function countUnfinished(db: Queryable): Promise<number> {
  return db.$count(rosters, isUnderWay)
}
