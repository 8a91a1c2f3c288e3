/** What the server clears away by itself, when it starts and every hour. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { Logger } from 'pino'
import type { Jobs } from './jobs.ts'

/** What to clear away, named by what it clears: one after the other, and one that fails keeps the others from nothing. */
export type Sweeps = Record<string, () => Promise<unknown>>

export function everyHour(jobs: Jobs, log: Logger, sweeps: Sweeps): void {
  jobs.run({
    name: 'hourly',
    everyMs: HOUR_MS,
    async round(isStopped) {
      const failures: unknown[] = []
      for (const [task, sweep] of Object.entries(sweeps)) {
        if (isStopped()) break
        try {
          await sweep()
        } catch (err) {
          log.error({ err, task }, 'could not be swept')
          failures.push(err)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be swept`)
      return 'done'
    },
  })
}
