/** Whether that account is the one in whose name this page asks: another tab may have signed in another. */
import { currentSession } from '#session/session.ts'
import { claimsOf } from '#session/token/token-claims.ts'
import { storedToken } from '#session/token/token-store.ts'

/** What the session says comes later than what is stored, and calls carry the latter. */
export function isSignedIn(uid: string): boolean {
  const stored = storedToken()
  const isTheirs = stored === null || claimsOf(stored)?.sub === uid
  return isTheirs && currentSession().user?.uid === uid
}
