/** Rosters and their lines as owners see them. */
import { restorableDays, rosterBrakeShare } from '@atrium/contract/limits'
import type { Roster, RosterLine } from '@atrium/contract/people/rosters'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { StepRow } from '#rosters/applying/step.ts'
import type { ShownRosterRow } from '#rosters/queries.ts'

export function toRoster(row: ShownRosterRow): Roster {
  const { id, source, state, startedBy, createdAt, appliedAt, counts, lines, kept } = row
  const isBack = state === 'taking_back' || state === 'taken_back'
  return {
    id,
    source,
    state,
    lines,
    kept,
    uploadedAt: createdAt.toISOString(),
    uploadedBy: { user_id: startedBy, displayName: row.startedByName ?? '' },
    appliedAt: appliedAt?.toISOString() ?? null,
    counts: { ...counts, refused: counts.refused + row.refusedLater },
    total: isBack ? row.settled - row.refusedLater : row.steps,
    done: isBack ? row.taken : row.settled,
    brake: brakeOf(row),
    stale: state === 'rehearsed' && row.version !== row.basedOn,
    takeBackUntil: takeBackUntil(row)?.toISOString() ?? null,
  }
}

/** How many leave, where that is more than a tenth of those whom the source had. */
export function brakeOf({ counts, peopleBefore }: Pick<ShownRosterRow, 'counts' | 'peopleBefore'>): number | null {
  const { leave } = counts.people
  return leave * rosterBrakeShare > peopleBefore ? leave : null
}

/** Only of the latest that its source brought: what came after it stands on it. */
function takeBackUntil({ id, state, appliedAt, lastAppliedId }: ShownRosterRow): Date | null {
  if (state !== 'applied' || appliedAt === null || lastAppliedId !== id) return null
  const until = new Date(appliedAt.getTime() + restorableDays * DAY_MS)
  return until > new Date() ? until : null
}

export function toLine(row: StepRow): RosterLine {
  const { position, kind, file, line, sourcedId, name, email, reason, note, outcome, kept } = row
  return {
    id: String(position),
    kind,
    file,
    line,
    sourcedId,
    name,
    email,
    reason,
    note,
    kept,
    action: outcome === 'refused' ? 'refuse' : row.action,
    done: outcome === 'done' || outcome === 'taken_back' || outcome === 'kept',
    takenBack: outcome === 'taken_back',
  }
}
