/** Reads the CSV that waits for the operator: a small one on the spot, a large one in a thread. */
import { readFile, stat } from 'node:fs/promises'
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { Refusal } from '#http/refusal.ts'
import { createThreadPool } from '#threads/thread-pool.ts'
import type { FileLine } from './import-file.ts'

const MAX_BYTES = 5 * 1024 * 1024
/** A few milliseconds of this thread. */
const ON_THE_SPOT_BYTES = 4_096
const DEADLINE_MS = MINUTE_MS
const program = new URL('./import-program.ts', import.meta.url)

/** Refuses with `not_found` where no file waits, and as `fileLines` does; also for a file that is too large. */
export async function* waitingLines(path: string): AsyncGenerator<FileLine> {
  const bytes = await bytesOf(path)
  if (bytes.length <= ON_THE_SPOT_BYTES) {
    const { fileLines } = await import('./import-file.ts')
    yield* fileLines(bytes)
    return
  }
  // Seldom wanted: it ends with its one job.
  const pool = createThreadPool({ program, threads: 1, deadlineMs: DEADLINE_MS })
  try {
    const parts = (await pool.run('fileLines', bytes)) as string[]
    for (const part of parts) yield* JSON.parse(part) as FileLine[]
  } finally {
    await pool.close()
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    if ((await stat(path)).size > MAX_BYTES) {
      throw new Refusal('invalid_input', { fields: { file: fieldMessages.tooMany } })
    }
    return await readFile(path)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Refusal('not_found', { detail: 'no file waits' })
    throw error
  }
}
