/** Questions to somebody who is away: a burst of sign-ins asks once, and whoever is back is soon noticed. */

/** Short for whoever tries again, long for whoever is asked by everybody. */
export const REST_MS = 3_000

/** The same question. Once it failed, everybody who asks within the next seconds gets that failure. */
export function restAfterFailure<A extends unknown[], T>(
  ask: (...given: A) => Promise<T>,
): (...given: A) => Promise<T> {
  // By a clock that nobody sets.
  let failed: { at: number; error: unknown } | undefined
  return async (...given) => {
    if (failed && performance.now() - failed.at < REST_MS) throw failed.error
    try {
      const answer = await ask(...given)
      failed = undefined
      return answer
    } catch (error) {
      failed = { at: performance.now(), error }
      throw error
    }
  }
}
