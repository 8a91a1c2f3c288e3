/** What a process has spent and holds, as Linux tells in `/proc`. */
import { readdirSync, readFileSync } from 'node:fs'

/** Thread -> nanoseconds that it has run so far. */
export type CpuTimes = ReadonlyMap<string, number>

/** Of all threads of these processes. Those that ended meanwhile are left out. */
export function cpuTimes(pids: readonly number[]): CpuTimes {
  const times = new Map<string, number>()
  for (const pid of pids) {
    for (const thread of entries(`/proc/${pid}/task`)) {
      const path = `${pid}/task/${thread}`
      // The first of its three numbers: https://docs.kernel.org/scheduler/sched-stats.html
      const ran = read(`/proc/${path}/schedstat`)?.split(' ')[0]
      if (ran !== undefined) times.set(path, Number(ran))
    }
  }
  return times
}

/** Microseconds between the two. A thread that ended in between counts with nothing, so keep what is measured long-lived. */
export function spentBetween(before: CpuTimes, after: CpuTimes): number {
  let nanoseconds = 0
  for (const [thread, ran] of after) nanoseconds += ran - (before.get(thread) ?? 0)
  return nanoseconds / 1_000
}

/** The processes that serve connections to this database, on whichever PostgreSQL of this machine: its name has to be its own. */
export function backendsOf(database: string): number[] {
  return entries('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const title = read(`/proc/${pid}/cmdline`) ?? ''
      return title.startsWith('postgres: ') && title.includes(` ${database} `)
    })
    .map(Number)
}

const KIB_IN_MB = 1_024 / 1_000_000

/** Resident now and at most so far, in MB. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = read(`/proc/${pid}/status`) ?? ''
  const mb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * KIB_IN_MB
  return { now: mb('VmRSS'), peak: mb('VmHWM') }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
