/** Whether an invite is being accepted right now: the lists say so, and ask again once it is done. */
import { useSyncExternalStore } from 'react'

export type AcceptingInvite = 'organization' | 'author' | null

let accepting: AcceptingInvite = null
/** How many were dealt with since the page was opened. */
let done = 0
const listeners = new Set<() => void>()

/** For who accepts: what the invite is to, and null once it was accepted or refused. */
export function setAcceptingInvite(next: AcceptingInvite): void {
  if (accepting !== null && next === null) done += 1
  accepting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the invite that is being accepted is to; null while none is. */
export function useAcceptingInvite(): AcceptingInvite {
  return useSyncExternalStore(
    subscribe,
    () => accepting,
    () => null,
  )
}

/** Changes whenever an invite was dealt with: part of the question that a list asks. */
export function useInvitesDone(): number {
  return useSyncExternalStore(
    subscribe,
    () => done,
    () => 0,
  )
}
