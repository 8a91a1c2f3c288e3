/** Waits for what a server does by itself once it has started, such as counting what was put into its tables. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Subject } from '../servers/subject.ts'
import { backendsOf, cpuTimes, spentBetween } from './cpu.ts'

const lookMs = 6_000
/** Of a core. Jobs that look for work every few seconds take less. */
const atRest = 0.02
const MICROSECONDS_IN_MS = 1_000

/** Resolves when server and database have been at rest for longer than any job waits for its next round. */
export async function untilAtRest({ pid, database }: Subject): Promise<void> {
  const spent = () => cpuTimes([pid, ...(database === undefined ? [] : backendsOf(database))])
  for (let before = spent(), busy = true; busy;) {
    await wait(lookMs)
    const after = spent()
    busy = spentBetween(before, after) > atRest * lookMs * MICROSECONDS_IN_MS
    before = after
  }
}
