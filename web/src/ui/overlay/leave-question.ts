/** The question that a page with unsaved changes asks whoever leaves it: one, however many of its forms have some. */

export interface LeaveGuard {
  /** Whether the page may be left. */
  question: () => Promise<boolean>
  /** Hears of Back and Forward before the router does. */
  onTraversal: (event: PopStateEvent) => void
}

/** The latest asks: whoever leaves leaves all of them. Filled by `guardPage`, which few pages load. */
export const guards: LeaveGuard[] = []

/** Has to run before the router listens: whoever listens first may keep an event from the others. */
export function watchTraversals(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.onTraversal(event))
}

/** Whether the page may be left; asks whoever has something to lose. For what leads away and is no link. */
export async function mayLeave(): Promise<boolean> {
  return guards.at(-1)?.question() ?? true
}
