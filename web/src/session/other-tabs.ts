/** What one tab changes, the others hear of: that something was, and never what. */

/** The account itself is asked for anew where it changed: its token says whether the address is confirmed. */
export type Change = 'account' | 'record'

let channel: BroadcastChannel | undefined
const listeners = new Set<(change: Change) => void>()

/** One for a tab, which hears nothing of what it says itself. */
function open(): BroadcastChannel {
  if (channel === undefined) {
    channel = new BroadcastChannel('changes')
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== 'account' && data !== 'record') return
      for (const listener of listeners) listener(data)
    }
  }
  return channel
}

export function tellOtherTabs(change: Change): void {
  open().postMessage(change)
}

/** Answers how to stop. */
export function watchOtherTabs(listener: (change: Change) => void): () => void {
  open()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
