/** The queue in front of password hashing. */
import { type BoundedQueueOptions, createBoundedQueue } from '#limits/bounded-queue.ts'
import { ProtocolError } from './protocol-error.ts'

const BUSY_RETRY_SECONDS = 1

export interface PasswordQueue {
  /** Whether `admit` would turn work away now: tells before a request's body is read. */
  isFull: () => boolean
  /** Whether every place for a hash is taken. */
  isSaturated: () => boolean
  /** How long who comes now waits for a hash, about. */
  backlogMs: () => number
  /** Runs work that will hash, or throws `UNAVAILABLE` at once when too much of it is under way. */
  admit: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs one hash when its turn comes. */
  hash<T>(hashing: () => Promise<T>): Promise<T>
}

export function createPasswordQueue(size: Pick<BoundedQueueOptions, 'concurrent' | 'waiting'>): PasswordQueue {
  const refusal = () => new ProtocolError('UNAVAILABLE', { retryAfterSeconds: BUSY_RETRY_SECONDS })
  const { inTurn, ...queue } = createBoundedQueue({ ...size, refusal })
  return { ...queue, hash: inTurn }
}
