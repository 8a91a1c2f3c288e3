/** Clears away archives whose link has ended: they are kept no longer than it. */
import type { Database } from '#db/database.ts'
import { endedExports, forgetArchives } from './queries.ts'

const AT_ONCE = 20

/** That it was asked for stays, for whoever asks again. Any number of processes may do it at once. */
export async function sweepExports(db: Database, now: Date): Promise<void> {
  for (;;) {
    const ids = await endedExports(db, now, AT_ONCE)
    if (ids.length === 0) return
    await db.transaction((tx) => forgetArchives(tx, ids))
  }
}
