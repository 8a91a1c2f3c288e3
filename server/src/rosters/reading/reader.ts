/** Has rosters read in a thread: one at a time, since each may unpack to much. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { createThreadPool } from '#threads/thread-pool.ts'
import type { Question, Rehearsal } from './rehearse.ts'

export interface RosterReader {
  /** See `rehearse`; refuses also with what `ThreadPool.run` does. */
  rehearse(zip: Uint8Array, answer: (question: Question) => Promise<unknown>): Promise<Rehearsal>
  close(): Promise<void>
}

const THREADS = 1
const DEADLINE_MS = MINUTE_MS

export function createRosterReader(): RosterReader {
  const program = new URL('./reading-program.ts', import.meta.url)
  const pool = createThreadPool({ program, threads: THREADS, deadlineMs: DEADLINE_MS })
  return {
    rehearse: async (zip, answer) => (await pool.run('rehearse', zip, answer)) as Rehearsal,
    close: () => pool.close(),
  }
}
