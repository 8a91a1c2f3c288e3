/**
 * Keeps heavy work from drowning the machine: so much of it at once, a bounded number waiting, and
 * everyone else turned away at once, before anything is read or written for them.
 */
export interface BoundedQueue {
  /** Whether `admit` would turn work away now: tells before a request's body is read. */
  isFull: () => boolean
  /** Whether as many heavy parts run as may at once. */
  isSaturated: () => boolean
  /** How long who comes now waits for a turn: an estimate, by how long the last ones took. */
  backlogMs: () => number
  /** Runs work that will come to a turn, or throws `refusal` at once when too much of it is under way. */
  admit: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs the heavy part when its turn comes. */
  inTurn<T>(heavy: () => Promise<T>): Promise<T>
}

export interface BoundedQueueOptions {
  concurrent: number
  /** How much may wait: so many, or as many as will have their turn within that time, by how long the last ones took. */
  waiting: number | { withinMs: number }
  refusal: () => Error
}

/** How many turns the estimate remembers, about: so many that a few which all waited for one hiccup turn nobody away. */
const REMEMBERED = 50

export function createBoundedQueue({ concurrent, waiting, refusal }: BoundedQueueOptions): BoundedQueue {
  let admitted = 0
  let running = 0
  /** How long a turn takes: the mean of the first ones, then one that forgets the oldest; 0 before the first. */
  let turnMs = 0
  let turns = 0
  const line: (() => void)[] = []

  const room = () => (typeof waiting === 'number' ? waiting : Math.floor((waiting.withinMs / turnMs) * concurrent))
  const isFull = () => admitted >= concurrent + room()

  return {
    isFull,
    isSaturated: () => running >= concurrent,
    backlogMs: () => (line.length / concurrent) * turnMs,
    async admit(work) {
      if (isFull()) throw refusal()
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },
    async inTurn(heavy) {
      if (running >= concurrent) await new Promise<void>((resolve) => line.push(resolve))
      else running += 1
      const began = performance.now()
      try {
        return await heavy()
      } finally {
        const tookMs = performance.now() - began
        turns = Math.min(turns + 1, REMEMBERED)
        turnMs += (tookMs - turnMs) / turns
        // The place goes to the next in line directly, so that nobody can slip in between.
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
