/** SQL for the steps of rosters: read by their owners, done one after the other. */
import type { RosterLine, RosterProblem } from '@atrium/contract/people/rosters'
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { rosters, rosterSteps } from '#db/schema.ts'
import type { GivenBy } from '#users/held-people.ts'
import type { Outcome, StepRow } from './applying/step.ts'
import type { RosterRow } from './queries.ts'

export interface LineFilter {
  action?: RosterLine['action'] | undefined
  kind?: RosterLine['kind'] | undefined
  kept?: 'true' | undefined
}

/** Which roster, of which organization. */
export type RosterRef = Pick<RosterRow, 'organizationId' | 'id'>

const ofRoster = ({ organizationId, id }: RosterRef) =>
  and(eq(rosterSteps.organizationId, organizationId), eq(rosterSteps.rosterId, id))

function linesWhere(roster: RosterRef, { action, kind, kept }: LineFilter) {
  const isRefused = eq(rosterSteps.outcome, 'refused')
  const byAction =
    action === undefined
      ? undefined
      : action === 'refuse'
        ? isRefused
        : and(eq(rosterSteps.action, action), or(isNull(rosterSteps.outcome), ne(rosterSteps.outcome, 'refused')))
  return and(
    ofRoster(roster),
    byAction,
    kind === undefined ? undefined : eq(rosterSteps.kind, kind),
    kept === undefined ? undefined : eq(rosterSteps.outcome, 'kept'),
  )
}

export function linePage(
  db: Queryable,
  roster: RosterRef,
  filter: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StepRow[]> {
  return db
    .select()
    .from(rosterSteps)
    .where(linesWhere(roster, filter))
    .orderBy(asc(rosterSteps.position))
    .limit(limit)
    .offset(offset)
}

export function countLines(db: Queryable, roster: RosterRef, filter: LineFilter): Promise<number> {
  return db.$count(rosterSteps, linesWhere(roster, filter))
}

/** The next that are to be done, or to be taken back, the last one first: all of one kind. */
export async function nextSteps(
  tx: Queryable,
  row: RosterRef & Pick<RosterRow, 'state'>,
  limit: number,
): Promise<StepRow[]> {
  const { state } = row
  const isNext = state === 'applying' ? isNull(rosterSteps.outcome) : eq(rosterSteps.outcome, 'done')
  const rows = await tx
    .select()
    .from(rosterSteps)
    .where(and(ofRoster(row), isNext))
    .orderBy(state === 'applying' ? asc(rosterSteps.position) : desc(rosterSteps.position))
    .limit(limit)
  const last = rows.findIndex(({ kind }) => kind !== rows[0]?.kind)
  return last < 0 ? rows : rows.slice(0, last)
}

export interface MadeInvites {
  organizationId: string
  rosterId: string
  ids: string[]
}

/** Invites that rosters applied since then have made, by roster: for as long as they can be taken back, steps know it. */
export async function invitesMade(db: Queryable, since: Date): Promise<MadeInvites[]> {
  const madeIds = sql<string>`jsonb_array_elements_text(${rosterSteps.undo} -> 'inviteIds')`
  const made = db
    .select({ organizationId: rosters.organizationId, rosterId: rosters.id, id: madeIds.as('invite_id') })
    .from(rosterSteps)
    .innerJoin(
      rosters,
      and(eq(rosters.organizationId, rosterSteps.organizationId), eq(rosters.id, rosterSteps.rosterId)),
    )
    .where(
      and(
        gte(rosters.appliedAt, since),
        // Of who leaves by a roster, it is the invites that this ended.
        ne(rosterSteps.action, 'leave'),
        sql`jsonb_typeof(${rosterSteps.undo} -> 'inviteIds') = 'array'`,
      ),
    )
    .as('made')
  return db
    .select({ organizationId: made.organizationId, rosterId: made.rosterId, ids: sql<string[]>`array_agg(${made.id})` })
    .from(made)
    .groupBy(made.organizationId, made.rosterId)
}

/** Writes down what became of these. */
export async function settleSteps(tx: Queryable, roster: RosterRef, outcomes: readonly Outcome[]): Promise<void> {
  const part = JSON.stringify(
    outcomes.map((one) => ({
      position: one.position,
      outcome: one.outcome,
      undo: 'undo' in one ? one.undo : null,
      reason: 'reason' in one ? one.reason : null,
      kept: 'kept' in one ? one.kept : null,
    })),
  )
  await tx.execute(sql`update ${rosterSteps} as step set outcome = settled.outcome,
      undo = coalesce(nullif(settled.undo, 'null'::jsonb), step.undo),
      reason = coalesce(nullif(settled.reason, 'null'::jsonb), step.reason), kept = settled.kept
    from jsonb_to_recordset(${part}::jsonb) as settled(position int, outcome text, undo jsonb, reason jsonb, kept text)
    where step.organization_id = ${roster.organizationId}::uuid and step.roster_id = ${roster.id}::uuid
      and step.position = settled.position`)
}

/** How many of each kind and action were done. */
export async function doneCounts(tx: Queryable, roster: RosterRef) {
  return tx
    .select({ kind: rosterSteps.kind, action: rosterSteps.action, outcome: rosterSteps.outcome, count: count() })
    .from(rosterSteps)
    .where(ofRoster(roster))
    .groupBy(rosterSteps.kind, rosterSteps.action, rosterSteps.outcome)
}

/** What waits of rosters that somebody had applied, `since` then or ever, is refused: a worker ends them. */
export async function refuseWaitingOf(tx: Queryable, { uid, since }: GivenBy, reason: RosterProblem): Promise<void> {
  const theirs = tx
    .select({ id: rosters.id })
    .from(rosters)
    .where(and(...[eq(rosters.startedBy, uid), eq(rosters.state, 'applying')], since && gte(rosters.appliedAt, since)))
  await tx
    .update(rosterSteps)
    .set({ outcome: 'refused', reason })
    .where(and(inArray(rosterSteps.rosterId, theirs), isNull(rosterSteps.outcome)))
}
