/** Whether an invite is being accepted right now: the lists say so, and ask again once it is done. */
import { createStore } from '#create-store.ts'

export type AcceptingInvite = 'organization' | 'author' | null

interface Acceptance {
  accepting: AcceptingInvite
  /** How many were dealt with since the page was opened. */
  done: number
}

const acceptance = createStore<Acceptance>({ accepting: null, done: 0 })

/** For who accepts: what the invite is to, and null once it was accepted or refused. */
export function setAcceptingInvite(next: AcceptingInvite): void {
  const { accepting, done } = acceptance.get()
  acceptance.set({ accepting: next, done: accepting !== null && next === null ? done + 1 : done })
}

/** What the invite that is being accepted is to; null while none is. */
export function useAcceptingInvite(): AcceptingInvite {
  return acceptance.use(({ accepting }) => accepting)
}

/** Changes whenever an invite was dealt with: part of the question that a list asks. */
export function useInvitesDone(): number {
  return acceptance.use(({ done }) => done)
}
