/** Which page is shown, for monitoring: it hears of the present one when it comes, and of every change. */

type Listener = (path: string) => void

let current: string | null = null
const listeners = new Set<Listener>()

/** A new query is no new page. */
export function routeChanged(path: string): void {
  if (path === current) return
  current = path
  for (const listener of listeners) listener(path)
}

export function onRouteChange(listener: Listener): void {
  listeners.add(listener)
  if (current !== null) listener(current)
}
