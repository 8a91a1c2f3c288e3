/** Which sign-out was the last one in this browser, in any of its tabs: whoever is there after it may be somebody else. */
import { keep, readKept } from '#browser-storage.ts'

const key = 'atrium.signedOut'

/** Tells it from every other one; where nothing can be kept, there is none. */
export function lastSignOut(): string {
  return JSON.stringify(readKept('browser', key))
}

export function noteSignOut(): void {
  keep('browser', key, [Date.now()])
}
