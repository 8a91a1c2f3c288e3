/** What a step is given, and what became of it. */
import type { RosterLine, RosterProblem } from '@atrium/contract/people/rosters'
import { amongMany } from '#audit/among-many.ts'
import type { rosterSteps, StepUndo } from '#db/schema.ts'
import type { OfSource } from '#rosters/context.ts'

export type StepRow = typeof rosterSteps.$inferSelect

/** In whose name, and where. */
export interface Doing extends OfSource {
  actor: string
  /** When the roster was applied: what was done by hand since stays as it is taken back. */
  appliedAt: Date | null
}

export type Outcome =
  | { position: number; outcome: 'done'; undo: StepUndo }
  | { position: number; outcome: 'refused'; reason: RosterProblem }
  | { position: number; outcome: 'taken_back' }
  | { position: number; outcome: 'kept'; kept: NonNullable<RosterLine['kept']> }

/** The timeline leaves the records of each to the one of the end. */
export const oneAmongMany = { [amongMany]: true }

export const byRoster = ({ actor }: Doing) => ({ actor, detail: oneAmongMany })
