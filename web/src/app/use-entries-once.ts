/** A second press comes before the page has changed: what it would put into the history is there already. */
import { useEffect } from 'react'

/** With the router's state of an entry; its key is another one each time. */
type Entry = { usr?: unknown } | null

/** After a double click, one Back then leads back, as after one on a link of plain HTML. */
export function useEntriesOnce(): void {
  useEffect(() => {
    const { pushState } = history
    history.pushState = (entry: Entry, unused, address) => {
      const here = location.pathname + location.search + location.hash
      if (address === here && stateOf(entry) === stateOf(history.state as Entry)) return
      pushState.call(history, entry, unused, address)
    }
    return () => void (history.pushState = pushState)
  }, [])
}

const stateOf = (entry: Entry) => JSON.stringify(entry?.usr)
