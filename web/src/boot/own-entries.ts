/** The history's entries are of whoever was there: what they hold is not shown to who comes after somebody has signed out. */
import { lastSignOut } from '#session/last-sign-out.ts'

/** With the router's state of an entry, and when it was written: after which sign-out of this browser. */
type Entry = { usr?: unknown; after?: string } | null

/** Has to run before the router reads or writes an entry. */
export function keepEntriesOwn(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name]
    history[name] = (entry: Entry, unused, address) =>
      write.call(history, { ...entry, after: lastSignOut() }, unused, address)
  }
  forgetOthers()
  addEventListener('popstate', forgetOthers)
  // A page that the browser kept whole has read its entry long ago.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && forgetOthers()) location.reload()
  })
}

/** A step begins anew then. Answers whether there was anything to forget. */
function forgetOthers(): boolean {
  const entry = history.state as Entry
  if (!entry?.usr || entry.after === lastSignOut()) return false
  history.replaceState({ ...entry, usr: null }, '')
  return true
}
