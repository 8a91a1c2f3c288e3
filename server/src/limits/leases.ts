/**
 * Attempts that are cheap reads (is this name taken?) are not worth a write each: a process takes a share of a
 * window's attempts in one write and allows them from memory. Every attempt it allows was counted in the database
 * before, so no number of processes allows more than the limit; why that holds is in decision 0044.
 */
import { type Clock, type Moment, momentAfter, systemClock } from './clock.ts'
import type { Verdict } from './evaluate-limits.ts'
import type { Rate } from './rates.ts'

/** What the first share of a window holds, beside the attempt that opened it. */
const FIRST_SHARE = 3
/** One write in so many attempts costs nothing any more. */
const LARGEST_SHARE = 1_000
/** A share is at most this part of what is left, so that other processes are not refused for what nobody uses. */
const PART_OF_THE_REST = 4
/** Subjects that are remembered; whichever came first is forgotten then, and what is left of its share with it. */
const MOST_SUBJECTS = 10_000

export interface WantedShare {
  key: string
  /** Attempts to count at once. */
  size: number
  max: number
  windowSeconds: number
  /** Granted only where so many are left, its own among them. */
  whereLeft: number
}

export interface LeaseDependencies<Attempt> {
  rateOf(attempt: Attempt): Rate
  keyOf(attempt: Attempt): string
  /** Counts one attempt in the database. */
  take(attempt: Attempt): Promise<Verdict>
  /**
   * Counts a whole share in the window that is open, and answers for how many seconds it stays open; undefined,
   * and nothing is counted, where none is or too little is left of it.
   */
  grant(wanted: WantedShare): Promise<number | undefined>
  clock?: Clock
}

interface Share {
  /** When it is forgotten what was used: a window after it began, or later. */
  until: Moment
  /** Allowed here in this window. A share is never larger, but for the first. */
  used: number
  unused: number
  /** When the window ends, at the latest; nothing is allowed of the share from then on. */
  ends: Moment
  /** Not to be asked for more: so much was refused. */
  largest: number
  asking: boolean
}

const ALLOWED: Verdict = { allowed: true, retryAfterSeconds: 0 }

/** Says of one attempt after another whether it is within its limit. */
export function createLeases<Attempt>(dependencies: LeaseDependencies<Attempt>) {
  const { rateOf, keyOf, take, grant, clock = systemClock } = dependencies
  const shares = new Map<string, Share>()

  function use(share: Share): boolean {
    if (share.unused === 0) return false
    if (clock.isPast(share.ends)) {
      share.unused = 0
      return false
    }
    share.unused -= 1
    share.used += 1
    return true
  }

  /** Whether there is a new share. One is asked for at a time: attempts beside it are counted one by one. */
  async function renew(share: Share, attempt: Attempt): Promise<boolean> {
    const size = Math.min(Math.max(share.used, FIRST_SHARE), share.largest)
    if (share.asking || size < 2) return false
    share.asking = true
    try {
      // Before it is asked: what the database says of the window's end is said of a later moment.
      const asked = clock.now()
      const { max, windowSeconds } = rateOf(attempt)
      const left = await grant({ key: keyOf(attempt), size, max, windowSeconds, whereLeft: size * PART_OF_THE_REST })
      if (left === undefined) share.largest = Math.floor(size / 2)
      else Object.assign(share, { unused: size, ends: momentAfter(asked, left) })
      return left !== undefined
    } finally {
      share.asking = false
    }
  }

  async function takeOne(attempt: Attempt): Promise<Verdict> {
    const began = clock.now()
    const verdict = await take(attempt)
    if (!verdict.allowed) return verdict
    const key = keyOf(attempt)
    const share = shares.get(key)
    if (share) share.used += 1
    else shares.set(key, newShare(began, rateOf(attempt)))
    const [oldest] = shares.keys()
    if (shares.size > MOST_SUBJECTS && oldest !== undefined) shares.delete(oldest)
    return verdict
  }

  return async (attempt: Attempt): Promise<Verdict> => {
    const key = keyOf(attempt)
    const share = shares.get(key)
    if (share === undefined) return takeOne(attempt)
    if (use(share)) return ALLOWED
    if (clock.isPast(share.until)) shares.delete(key)
    else if ((await renew(share, attempt)) && use(share)) return ALLOWED
    return takeOne(attempt)
  }
}

function newShare(began: Moment, { max, windowSeconds }: Rate): Share {
  const largest = Math.min(LARGEST_SHARE, Math.floor(max / PART_OF_THE_REST))
  return { until: momentAfter(began, windowSeconds), used: 1, unused: 0, ends: began, largest, asking: false }
}
