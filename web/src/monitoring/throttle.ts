/** At most so many in so long: answers whether one more may pass. */
export function throttle(limit: number, windowMs: number, now: () => number = Date.now): () => boolean {
  let began = -Infinity
  let passed = 0
  return () => {
    if (now() - began >= windowMs) {
      began = now()
      passed = 0
    }
    passed += 1
    return passed <= limit
  }
}
