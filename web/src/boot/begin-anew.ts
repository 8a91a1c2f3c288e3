/** An address that is gone to anew begins anew: its first step, and nothing that a page before it has handed over. */

/**
 * Where the address is the one that the tab stands on, Chromium keeps what the entry of the history held; other browsers
 * do not. After a reload and after Back and Forward it is to be kept.
 */
export function beginAnew(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  if (!(arrival instanceof PerformanceNavigationTiming) || arrival.type !== 'navigate') return
  const state = history.state as { usr?: unknown } | null
  if (state?.usr) history.replaceState({ ...state, usr: null }, '')
}
