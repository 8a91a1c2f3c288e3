/** Clears away archives whose link has ended: they are kept no longer than it. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '#db/database.ts'
import { endedExports, forgetArchives } from './queries.ts'

const AT_ONCE = 20
/** A download that goes on for longer is none: the process that gave it was killed. */
const LONGEST_DOWNLOAD_MS = 6 * HOUR_MS

/** That it was asked for stays, for whoever asks again. Any number of processes may do it at once. */
export async function sweepExports(db: Database, now: Date): Promise<void> {
  const takenBefore = new Date(now.getTime() - LONGEST_DOWNLOAD_MS)
  for (;;) {
    const ids = await endedExports(db, now, takenBefore, AT_ONCE)
    if (ids.length === 0) return
    await db.transaction((tx) => forgetArchives(tx, ids))
  }
}
