/** Forgets entries of timelines that are older than their organizations have them kept. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { forgetRecords } from '#audit/forget.ts'
import type { Database } from '#db/database.ts'
import { forgetNamesOfLeavers } from '#members/sweep/sweep.ts'
import { holdKeptDays, overdue } from './queries-sweep.ts'

/** So many organizations are looked for at once. */
const ORGANIZATIONS = 100
/** So many records go in one transaction, so that none grows long. */
export const RECORDS = 1_000

/**
 * One round: each organization that has too much loses its oldest records, a batch in a transaction of its own, by
 * what it has chosen at that moment. Any number of processes may do rounds at once, and one that was cut short is
 * gone on with by the next. Answers `more` where a batch was full.
 */
export async function sweepTimelines(db: Database, now: Date, isStopped = () => false): Promise<'more' | 'done'> {
  let answer: 'more' | 'done' = 'done'
  let after: string | undefined
  do {
    const organizations = await overdue(db, { now, limit: ORGANIZATIONS, ...(after !== undefined && { after }) })
    for (const organizationId of organizations) {
      if (isStopped()) return answer
      if ((await forgetOldest(db, organizationId, now)) === RECORDS) answer = 'more'
    }
    after = organizations.length < ORGANIZATIONS ? undefined : organizations.at(-1)
  } while (after !== undefined)
  return answer
}

function forgetOldest(db: Database, organizationId: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const keptDays = await holdKeptDays(tx, organizationId)
    if (keptDays === undefined) return 0
    const before = new Date(now.getTime() - keptDays * DAY_MS)
    await forgetNamesOfLeavers(tx, organizationId, before)
    return forgetRecords(tx, { organizationId, before, limit: RECORDS })
  })
}
