/** State of the interface that several parts of a page share and no server knows. */
import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get: () => State
  set: (next: State) => void
  /** For screens: the part of the state that they show. It must be the same object while nothing changed. */
  use: <Part>(select: (state: State) => Part) => Part
}

const resets = new Set<() => void>()

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const set = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  resets.add(() => set(initial))
  return {
    get: () => state,
    set,
    use: (select) => {
      const read = () => select(state)
      return useSyncExternalStore(subscribe, read, read)
    },
  }
}

/** Every store as it began: what one person did is nothing to the next who signs in. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
