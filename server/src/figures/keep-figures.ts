/** Keeps figures: a job folds what was noted into days, and every hour some organizations are counted anew. */
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { correctDays, foldChanges, organizationsBehind } from './queries-keeping.ts'
import type { Seen } from './seen.ts'

/** So long figures stand beside the days. Whoever reads them adds them up. */
const EVERY_MS = 10_000
/** Short statements, so that whoever shares the database has their turn between two. */
const FOLDED_AT_ONCE = 5_000
const CHECKED_AT_ONCE = 50

export function keepFigures(jobs: Jobs, db: Database, seen: Seen): void {
  jobs.run({
    name: 'figures',
    everyMs: EVERY_MS,
    async round() {
      await seen.write(db)
      return (await foldChanges(db, FOLDED_AT_ONCE)) === FOLDED_AT_ONCE ? 'more' : 'done'
    },
  })
}

const HOURS = 24
const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The last id of those whose turn is at that hour: ids are random, so that each hour has as many. */
function lastIdOf(hour: number): string {
  const share = Math.floor(((hour + 1) * 0x1_0000) / HOURS) - 1
  return `${share.toString(16).padStart(4, '0')}${lastId.slice(4)}`
}

/**
 * Counts the organizations anew whose hour it is, each once a day, and corrects what is off; the log says of which and
 * how much. Nothing should ever be: figures change in the transaction that changes what they count.
 */
export async function checkFigures(db: Database, log: Pick<Logger, 'warn'>, now: Date): Promise<void> {
  const hour = now.getUTCHours()
  await checkBetween(db, log, { after: hour === 0 ? firstId : lastIdOf(hour - 1), upTo: lastIdOf(hour) })
}

export async function checkBetween(
  db: Database,
  log: Pick<Logger, 'warn'>,
  { after, upTo }: { after: string; upTo: string } = { after: firstId, upTo: lastId },
): Promise<void> {
  for (let behind = after; ;) {
    const ids = await organizationsBehind(db, { after: behind, upTo, limit: CHECKED_AT_ONCE })
    const last = ids.at(-1)
    if (last === undefined) return
    for (const { organization_id: organizationId, figures } of await correctDays(db, ids)) {
      log.warn({ organizationId, figures }, 'figures of an organization were off and have been corrected')
    }
    behind = last
  }
}
