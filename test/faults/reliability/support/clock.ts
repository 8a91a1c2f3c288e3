/** The clock of servers that a test sets. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '../../../support/server-process.ts'

const preloaded = new URL('shifted-clock.ts', import.meta.url).href
/** A signal takes a moment to arrive. */
const HEARD_MS = 300

export interface Clock {
  /** For the servers whose clock it is. */
  env: Record<string, string>
  /** By so many milliseconds before or behind the machine's own, in these servers from now on. */
  set(offsetMs: number, ...servers: ServerProcess[]): Promise<void>
}

export function clockIn(folder: string): Clock {
  const file = join(folder, 'clock-offset')
  writeFileSync(file, '0')
  return {
    env: { NODE_OPTIONS: `--import ${preloaded}`, CLOCK_OFFSET_FILE: file },
    async set(offsetMs, ...servers) {
      writeFileSync(file, String(offsetMs))
      for (const { pid } of servers) if (pid !== undefined) process.kill(pid, 'SIGUSR2')
      await pause(HEARD_MS)
    },
  }
}
