/** Counts what has a limit, where whoever is over it is refused and nothing else. */
import { Refusal } from '#http/refusal.ts'
import type { Verdict } from './evaluate-limits.ts'
import type { Attempt, Limiter } from './limiter.ts'

/** `more` is counted with it, all or nothing. Refuses with `too_many_requests`. */
export async function countAttempt(limiter: Limiter, attempt: Attempt, ...more: Attempt[]): Promise<void> {
  requireAllowed(await limiter.take(attempt, ...more), attempt.limit)
}

/** `work`, with attempts that were counted for the mail about it: where it fails nobody is told of anything, and they are given back. */
export function givingBack<T>(
  limiter: Pick<Limiter, 'giveBack'>,
  counted: readonly Attempt[],
  work: () => Promise<T>,
): Promise<T> {
  return orGivenBack(work, async () => {
    if (counted.length > 0) await limiter.giveBack(...counted)
  })
}

/** `work`; where it fails, `giveBack` undoes what was counted for it. */
export async function orGivenBack<T>(work: () => Promise<T>, giveBack: () => Promise<void>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Why it failed is what whoever asked has to know; what stays counted comes back by itself.
    await giveBack().catch(() => {})
    throw error
  }
}

/** In: what the limiter said of it, and what it is called in the log. Refuses with `too_many_requests`. */
export function requireAllowed({ allowed, retryAfterSeconds }: Verdict, detail: string): void {
  if (!allowed) throw new Refusal('too_many_requests', { detail, retryAfterSeconds })
}
