/** Looks for the records of domains by itself: of new ones ever more rarely, of proven ones every day. */
import { eachAtOnce } from '#jobs/each-at-once.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { LookingContext } from './context.ts'
import { type DomainRow, leaseDue } from './queries.ts'
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
  const look = async (row: DomainRow) => {
    const startedAt = clock()
    const found = await lookUp(row.domain)
    await settle(context, row, { look: found, startedAt, now: clock(), actor: '' })
  }
  await eachAtOnce(due, look, (many) => `${many} domains could not be looked after`)
  return due.length === AT_ONCE ? 'more' : 'done'
}
