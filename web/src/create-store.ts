/** State that several parts of a page share and no server knows: readable anywhere, shown by screens. */
import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get: () => State
  set: (next: State) => void
  /** Answers how to stop. */
  subscribe: (listener: () => void) => () => void
  /** For screens: the part of the state that they show. It must be the same object while nothing changed. */
  use: <Part>(select: (state: State) => Part) => Part
}

/** A prerendered page shows what is `initial`. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe,
    use: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(state),
        () => select(initial),
      ),
  }
}
