/** Whether the server could not be reached: raised by a call that got no answer, lowered by the next that does. */
import { useSyncExternalStore } from 'react'

let raised = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (raised === next) return
  raised = next
  for (const listener of listeners) listener()
}

export function raiseReloadFlag(): void {
  set(true)
}

export function lowerReloadFlag(): void {
  set(false)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReloadFlagRaised = (): boolean => raised

/** For the frame of the signed-in pages, which offers to try again. */
export function useReloadFlag(): boolean {
  return useSyncExternalStore(subscribe, isReloadFlagRaised, () => false)
}
