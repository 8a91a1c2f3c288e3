/** How far the sign-up of this tab has come, so that a second try goes on and no guard cuts in. */
import { useSyncExternalStore } from 'react'

export interface CreatedAccount {
  uid: string
  email: string
}

interface Progress {
  /** From the first submit until the last step is done or the account could not be made. */
  underWay: boolean
  account: CreatedAccount | null
}

const none: Progress = { underWay: false, account: null }

let progress = none
const listeners = new Set<() => void>()

function change(next: Progress): void {
  progress = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function beginSignUp(): void {
  change({ ...progress, underWay: true })
}

export function accountCreated(account: CreatedAccount): void {
  change({ underWay: true, account })
}

/** Nothing is left half done: there is no account, or it is complete. */
export function endSignUp(): void {
  change(none)
}

export function createdAccount(): CreatedAccount | null {
  return progress.account
}

export function useSignUpUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => progress.underWay,
    () => false,
  )
}

export function useCreatedAccount(): CreatedAccount | null {
  return useSyncExternalStore(subscribe, createdAccount, () => null)
}
