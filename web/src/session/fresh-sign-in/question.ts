/** The question whether it is still the person who signed in: asked by what needs to know, shown by one dialog. */
import { createStore } from '#create-store.ts'

export interface FreshSignInQuestion {
  /** It is who it was. */
  confirm: () => void
  /** They would rather not. */
  decline: () => void
}

/** Null while there is nothing to ask. */
export const freshSignInQuestion = createStore<FreshSignInQuestion | null>(null)
