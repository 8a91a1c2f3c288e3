/**
 * Keeps password hashing from drowning the machine: as many at once as it has cores, a bounded
 * number waiting, and everyone else turned away at once, before anything is read or written for them.
 */
import { ProtocolError } from './protocol-error.ts'

const BUSY_RETRY_SECONDS = 1

export interface PasswordQueue {
  /** Whether `admit` would turn work away now: tells before a request's body is read. */
  isFull: () => boolean
  /** Runs work that will hash, or throws `UNAVAILABLE` at once when too much of it is under way. */
  admit: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs one hash when its turn comes. */
  hash<T>(hashing: () => Promise<T>): Promise<T>
}

export function createPasswordQueue({ concurrent, waiting }: { concurrent: number; waiting: number }): PasswordQueue {
  let admitted = 0
  let running = 0
  const line: (() => void)[] = []

  const isFull = () => admitted >= concurrent + waiting

  return {
    isFull,
    async admit(work) {
      if (isFull()) {
        throw new ProtocolError('UNAVAILABLE', { retryAfterSeconds: BUSY_RETRY_SECONDS })
      }
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },
    async hash(hashing) {
      if (running >= concurrent) await new Promise<void>((resolve) => line.push(resolve))
      else running += 1
      try {
        return await hashing()
      } finally {
        // The place goes to the next in line directly, so that nobody can slip in between.
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
