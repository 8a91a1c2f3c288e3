/** What one tab changes, the others hear of: that something was, and never what. */

/** The account itself is asked for anew where it changed: its token says whether the address is confirmed. */
export type Change = 'account' | 'record'

let channel: BroadcastChannel | undefined
const listeners = new Set<(change: Change) => void>()

/**
 * One for a tab, which hears nothing of what it says itself. None in an old browser, and where the browser refuses it with
 * everything that is kept: then no tab hears of another.
 */
function open(): BroadcastChannel | undefined {
  if (channel === undefined) {
    try {
      channel = new BroadcastChannel('changes')
    } catch {
      return undefined
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'account' && data !== 'record') return
      for (const listener of listeners) listener(data)
    }
  }
  return channel
}

export function tellOtherTabs(change: Change): void {
  open()?.postMessage(change)
}

/** Answers how to stop. */
export function watchOtherTabs(listener: (change: Change) => void): () => void {
  open()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
