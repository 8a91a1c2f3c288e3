/** Keeps the imports going in the background of one process. */
import type { Jobs, RunningJob } from '#jobs/jobs.ts'
import type { ImportsContext } from './context.ts'
import { leaseSeconds, workOff } from './work.ts'

/** Starts with the server, for what a crash left; ends with it, behind the lines that it has in hand. */
export function createWorker(jobs: Jobs, context: ImportsContext): RunningJob {
  return jobs.run({
    name: 'imports of people',
    // What a crash left in the middle is leased until it is looked at again.
    everyMs: leaseSeconds * 1_000,
    async round(isStopped) {
      await workOff(context, isStopped)
      return 'done'
    },
  })
}
