/** Looks for the records of domains by itself: of new ones ever more rarely, of proven ones every day. */
import type { Jobs } from '#jobs/jobs.ts'
import type { LookingContext } from './context.ts'
import { leaseDue } from './queries.ts'
import { settle } from './settle.ts'

const EVERY_MS = 30_000
/** A process that says nothing for so long is gone. */
const LEASE_MS = 300_000
/** Looks that are under way at one time. */
const AT_ONCE = 10

/** Any number of processes may do it at once. */
export function checkDomains(jobs: Jobs, context: LookingContext): void {
  jobs.run({ name: 'domains', everyMs: EVERY_MS, round: () => checkDue(context, () => new Date()) })
}

/** One round, at the time that `clock` says: those that are due longest. */
export async function checkDue(context: LookingContext, clock: () => Date): Promise<'more' | 'done'> {
  const { db, lookUp } = context
  const now = clock()
  const due = await leaseDue(db, { now, until: new Date(now.getTime() + LEASE_MS), limit: AT_ONCE })
  const results = await Promise.allSettled(
    due.map(async (row) => {
      const startedAt = clock()
      const look = await lookUp(row.domain)
      await settle(context, row, { look, startedAt, now: clock(), actor: '' })
    }),
  )
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} domains could not be looked after`)
  return due.length === AT_ONCE ? 'more' : 'done'
}
