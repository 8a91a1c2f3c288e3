/** Who was seen in which organization: told in passing, written down together, at most once a day a person. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '#db/database.ts'
import { markSeen } from './queries-keeping.ts'

/** Whoever was told of is not told of again for so long: a call costs a look into a set. */
const REMEMBERED_MS = HOUR_MS
/** More than that many people at once are remembered no longer, and told of again. */
const REMEMBERED_AT_MOST = 100_000
const WRITTEN_AT_ONCE = 1_000

export interface Seen {
  /** Never throws, and asks the database nothing. */
  note(organizationId: string, uid: string): void
  /** Writes down whom it was told of since. */
  write(db: Database): Promise<void>
}

export function createSeen(now: () => number = Date.now): Seen {
  const known = new Set<string>()
  let forgetAt = 0
  let waiting: { organizationId: string; uid: string }[] = []
  return {
    note(organizationId, uid) {
      const moment = now()
      if (moment >= forgetAt || known.size >= REMEMBERED_AT_MOST) {
        known.clear()
        forgetAt = moment + REMEMBERED_MS
      }
      const key = `${organizationId} ${uid}`
      if (known.has(key)) return
      known.add(key)
      waiting.push({ organizationId, uid })
    },
    async write(db) {
      while (waiting.length > 0) {
        const some = waiting.slice(0, WRITTEN_AT_ONCE)
        await markSeen(db, some)
        // Only now: where the database does not answer, they are written down with the next round.
        waiting = waiting.slice(some.length)
      }
    },
  }
}
