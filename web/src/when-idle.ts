/** Waits until the page has nothing else to do, so that what somebody does first is not kept waiting by what comes later. */

const soonMs = 500

/** `longestMs`: a page that never rests does it then all the same. Not every browser tells when it rests. */
export function whenIdle(longestMs = soonMs): Promise<void> {
  const wait: (resolve: () => void) => unknown =
    'requestIdleCallback' in globalThis ? (resolve) => requestIdleCallback(resolve, { timeout: longestMs }) : setTimeout
  return new Promise((resolve) => void wait(resolve))
}
