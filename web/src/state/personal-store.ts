/** State of the interface that is of one person alone. */
import { createStore, type Store } from '#create-store.ts'

const resets = new Set<() => void>()

/** A store that begins anew with whoever signs in next. */
export function createPersonalStore<State>(initial: State): Store<State> {
  const store = createStore(initial)
  resets.add(() => store.set(initial))
  return store
}

/** Every personal store as it began: what one person did is nothing to the next who signs in. */
export function resetPersonalStores(): void {
  for (const reset of resets) reset()
}
