/**
 * Where a limit that refuses goes on refusing until its window ends, whoever was refused need not be counted again: a
 * process remembers until when. Only for limits whose attempts are never given back.
 */
import { type Clock, type Moment, momentAfter, systemClock } from './clock.ts'
import type { Verdict } from './evaluate-limits.ts'

/** Subjects that are remembered; whichever came first is forgotten then, and counted again. */
const MOST_SUBJECTS = 10_000

export type Refusals = ReturnType<typeof createRefusals>

/** In: `count`, which counts an attempt in the database. Out: whether it was within its limits. */
export function createRefusals(clock: Clock = systemClock) {
  const until = new Map<string, Moment>()
  return async function allows(subject: string, count: () => Promise<Verdict>): Promise<boolean> {
    const refused = until.get(subject)
    if (refused !== undefined && !clock.isPast(refused)) return false
    // Before it is asked: what the database says of the window's end is said of a later moment.
    const asked = clock.now()
    const { allowed, retryAfterSeconds } = await count()
    until.delete(subject)
    if (allowed) return true
    until.set(subject, momentAfter(asked, retryAfterSeconds))
    const [first] = until.keys()
    if (until.size > MOST_SUBJECTS && first !== undefined) until.delete(first)
    return false
  }
}
