/** Clears away what was never applied, and what can no longer be taken back: that it was done stays in the list. */
import { rosterRehearsalDays } from '@atrium/contract/limits'
import type { Database } from '#db/database.ts'
import { restorableSince } from '#members/restorable.ts'
import { sweepBefore } from './queries.ts'

const DAY_MS = 86_400_000

/** Any number of processes may do it at once. */
export async function sweepRosters(db: Database, now: Date): Promise<void> {
  const unapplied = new Date(now.getTime() - rosterRehearsalDays * DAY_MS)
  await sweepBefore(db, { unapplied, final: restorableSince(now) })
}
