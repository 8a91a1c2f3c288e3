/** Counts what has a limit, where whoever is over it is refused and nothing else. */
import { Refusal } from '#http/refusal.ts'
import type { Verdict } from './evaluate-limits.ts'
import type { Attempt, Limiter } from './limiter.ts'

/** `more` is counted with it, all or nothing. Refuses with `too_many_requests`. */
export async function countAttempt(limiter: Limiter, attempt: Attempt, ...more: Attempt[]): Promise<void> {
  requireAllowed(await limiter.take(attempt, ...more), attempt.limit)
}

/** In: what the limiter said of it, and what it is called in the log. Refuses with `too_many_requests`. */
export function requireAllowed({ allowed, retryAfterSeconds }: Verdict, detail: string): void {
  if (!allowed) throw new Refusal('too_many_requests', { detail, retryAfterSeconds })
}
