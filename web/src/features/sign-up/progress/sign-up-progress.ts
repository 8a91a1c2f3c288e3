/** How far the sign-up of this tab has come, so that a second try goes on and no guard cuts in. */
import { createStore } from '#create-store.ts'

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

const progress = createStore(none)

export function beginSignUp(): void {
  progress.set({ ...progress.get(), underWay: true })
}

export function accountCreated(account: CreatedAccount): void {
  progress.set({ underWay: true, account })
}

/** Nothing is left half done: there is no account, or it is complete. */
export function endSignUp(): void {
  progress.set(none)
}

export function createdAccount(): CreatedAccount | null {
  return progress.get().account
}

export function useSignUpUnderWay(): boolean {
  return progress.use(({ underWay }) => underWay)
}

export function useCreatedAccount(): CreatedAccount | null {
  return progress.use(({ account }) => account)
}
