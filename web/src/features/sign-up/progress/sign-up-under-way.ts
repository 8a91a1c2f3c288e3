/** Whether this tab is signing somebody up: from the first submit until the last step, or until the account could not be made. */
import { createStore } from '#create-store.ts'

/** A store of its own: guards ask for it at the door. */
export const signUpUnderWay = createStore(false)
