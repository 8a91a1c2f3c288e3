/** Whether the server could not be reached: raised by a call that got no answer, lowered by the next that does. */
import { createStore } from '#create-store.ts'

const raised = createStore(false)

export function raiseReloadFlag(): void {
  raised.set(true)
}

export function lowerReloadFlag(): void {
  raised.set(false)
}

export const isReloadFlagRaised = raised.get

/** For the frame of the signed-in pages, which offers to try again. */
export function useReloadFlag(): boolean {
  return raised.use((flag) => flag)
}
