/** Clears away what was never applied, and what can no longer be taken back: that it was done stays in the list. */
import { rosterRehearsalDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '#db/database.ts'
import { restorableSince } from '#members/restorable.ts'
import { nameRosterOf } from '#invites/rosters/of-rosters.ts'
import { sweepBefore } from './queries.ts'
import { invitesMade } from './queries-steps.ts'

/** For so long a server of a former version may have been at work beside this one, or alone again. */
const FORMER_VERSION_DAYS = 7

/** Any number of processes may do it at once. */
export async function sweepRosters(db: Database, now: Date): Promise<void> {
  await nameInvites(db, now)
  const unapplied = new Date(now.getTime() - rosterRehearsalDays * DAY_MS)
  await sweepBefore(db, { unapplied, final: restorableSince(now) })
}

/** A server of a former version makes invites that bear no roster: who leaves by a later one would keep theirs. */
async function nameInvites(db: Database, now: Date): Promise<void> {
  const made = await invitesMade(db, new Date(now.getTime() - FORMER_VERSION_DAYS * DAY_MS))
  for (const { organizationId, ...invites } of made) await nameRosterOf(db, organizationId, invites)
}
