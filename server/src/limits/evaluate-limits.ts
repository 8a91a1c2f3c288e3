/** Says which of several requests that were counted together are within their limits, as if each had come alone. */

export interface Verdict {
  allowed: boolean
  /** Until the window ends; for `Retry-After`. */
  retryAfterSeconds: number
}

export interface Counted {
  key: string
  max: number
  /** The count without these requests. */
  before: number
  /** Seconds until the window ends. */
  left: number
}

interface Level extends Counted {
  times: number
  now: number
}

/**
 * `asked` holds the keys of each request, in their order; all of them were counted. `refunds` is what
 * was counted too much: a request over one of its limits does not use up what is left of the others.
 */
export function evaluateLimits(
  asked: readonly (readonly string[])[],
  counted: readonly Counted[],
): { verdicts: Verdict[]; refunds: Map<string, number> } {
  const levels = new Map<string, Level>(counted.map((one) => [one.key, { ...one, times: 0, now: one.before }]))
  const verdicts = asked.map((keys) => {
    const mine = keys.flatMap((key) => levels.get(key) ?? [])
    for (const level of mine) level.times += 1
    const over = mine.filter(({ now, max }) => now >= max)
    // A limit that refuses counts on, by one: see `queries.ts` for why no further.
    for (const level of over) level.now = level.max + 1
    if (over.length > 0) return { allowed: false, retryAfterSeconds: Math.max(1, ...over.map(({ left }) => left)) }
    for (const level of mine) level.now += 1
    return { allowed: true, retryAfterSeconds: 0 }
  })
  const refunds = new Map<string, number>()
  for (const { key, max, before, times, now } of levels.values()) {
    const tooMuch = Math.min(before + times, max + 1) - now
    if (tooMuch > 0) refunds.set(key, tooMuch)
  }
  return { verdicts, refunds }
}
