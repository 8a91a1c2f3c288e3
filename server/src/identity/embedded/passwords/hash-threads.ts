/**
 * The threads that compute hashes, Node's own pool: enough of them, and never in the way of the one
 * thread that answers everybody.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, constants, getPriority, setPriority } from 'node:os'

/** One more than there are cores, so that no core waits until the main thread hands it the next. */
export const hashesAtOnce = availableParallelism() + 1

/** What else the pool does: files, names, compression. It must not stand in line behind hashes. */
const OTHER_WORK = 3

/** A third of the main thread's weight where both want the same core (`sched(7)`). */
const NICE_BEHIND = 5
const TASKS = '/proc/self/task'
/** As Node names the threads of its pool. */
const POOL_THREAD = 'libuv-worker'

/** To be called before anything uses the pool: its size is read once. An operator's own size stays. */
export function sizeThreadPool(): void {
  process.env['UV_THREADPOOL_SIZE'] ??= String(hashesAtOnce + OTHER_WORK)
}

/**
 * Lets the pool's threads give way to the main one: under more sign-ins than can be hashed, who is
 * refused, and everyone who wants no hash, is answered at once. On Linux, where a thread has a
 * priority of its own (`setpriority(2)`, notes); elsewhere nothing happens. Answers how many threads
 * there were: none before the pool's first work.
 */
export function lowerHashPriority(): number {
  if (process.platform !== 'linux') return 0
  const pool = readdirSync(TASKS).filter((thread) => nameOf(thread) === POOL_THREAD)
  // Whoever started the whole process low has it lower still: to raise a thread again takes a right of its own.
  const priority = Math.min(getPriority() + NICE_BEHIND, constants.priority.PRIORITY_LOW)
  for (const thread of pool) setPriority(Number(thread), priority)
  return pool.length
}

function nameOf(thread: string): string {
  try {
    return readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trimEnd()
  } catch {
    return '' // ended meanwhile
  }
}
