/** How far the sign-up of this tab has come, so that a second try goes on and no guard cuts in. */
import { createStore } from '#create-store.ts'
import { signUpUnderWay } from './sign-up-under-way.ts'

export interface CreatedAccount {
  uid: string
  email: string
}

const created = createStore<CreatedAccount | null>(null)

export function beginSignUp(): void {
  signUpUnderWay.set(true)
}

/** Nothing where the page of it is left by then. */
export function accountCreated(account: CreatedAccount): void {
  if (signUpUnderWay.get()) created.set(account)
}

/** Nothing is left half done, or it is left to the page behind the door that settles it. */
export function endSignUp(): void {
  created.set(null)
  signUpUnderWay.set(false)
}

export const createdAccount = created.get

export function useCreatedAccount(): CreatedAccount | null {
  return created.use((account) => account)
}
