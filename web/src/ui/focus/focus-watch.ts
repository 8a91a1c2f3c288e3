/** Tells focus that the visitor has moved since a change of page from focus that the change left behind. */

let focusedOn: string | undefined

/** React Router's key of the entry in the browser's history; it changes as a link is pressed, before the page does. */
function entryKey(): string {
  const state = window.history.state as { key?: string } | null
  return state?.key ?? 'default'
}

/** Begins to remember on which entry the focus last came to where it is. */
export function watchFocus(): void {
  document.addEventListener('focusin', () => (focusedOn = entryKey()))
}

/** For focus that comes back by itself, as from a menu that is gone: nobody has moved by that. */
export function unnoticed(move: () => void): void {
  const before = focusedOn
  move()
  focusedOn = before
}

/** Whether somebody has put the focus somewhere since the last change of page, while that page was still loading. */
export function isFocusedSince(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && focusedOn === entryKey()
}
