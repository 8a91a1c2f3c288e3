/** The one question that a page with unsaved changes asks whoever leaves it. */

export interface LeaveGuard {
  /** Whether the page may be left. */
  question: () => Promise<boolean>
  /** Hears of Back and Forward before the router does. */
  onTraversal: (event: PopStateEvent) => void
}

let current: LeaveGuard | null = null

/** Has to run before the router listens: whoever listens first may keep an event from the others. */
export function watchTraversals(): void {
  window.addEventListener('popstate', (event) => current?.onTraversal(event))
}

/** Whether the page may be left; asks whoever has something to lose. For what leads away and is no link. */
export async function mayLeave(): Promise<boolean> {
  return current === null || current.question()
}

/** Answers the way to end it. */
export function askBeforeLeaving(guard: LeaveGuard): () => void {
  current = guard
  return () => {
    if (current === guard) current = null
  }
}
