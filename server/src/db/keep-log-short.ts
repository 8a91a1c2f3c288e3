/** The job that keeps a database's log short, where the database leaves that to us. */
import type { Jobs } from '#jobs/jobs.ts'
import type { OpenDatabase } from './database.ts'

const LOOK_EVERY_MS = 10_000

/** Does nothing on a PostgreSQL server, which has a process for it. */
export function keepLogShort(jobs: Jobs, { checkpoint }: Pick<OpenDatabase, 'checkpoint'>): void {
  if (checkpoint === undefined) return
  jobs.run({
    name: 'checkpoints',
    everyMs: LOOK_EVERY_MS,
    async round() {
      await checkpoint()
      return 'done'
    },
  })
}
