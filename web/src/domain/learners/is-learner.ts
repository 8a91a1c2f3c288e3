/**
 * Whether an account is a learner's: its organization made it, and it is good for nothing else. Such an account has no
 * email address; one of a hosted provider may have none either, and is nobody's learner, so that the token has to say it.
 */
import { learnerClaim } from '@atrium/contract/identity/learner-claim'
import type { SessionUser } from '#session/session-user.ts'
import { allClaimsOf } from '#session/token/token-claims.ts'
import { storedToken } from '#session/token/token-store.ts'

export function isLearner({ email }: Pick<SessionUser, 'email'>): boolean {
  return email === null && isLearnersToken(storedToken() ?? '')
}

/** Only read, never believed: what a learner may do is up to the server. */
export function isLearnersToken(token: string): boolean {
  return allClaimsOf(token)[learnerClaim] === true
}
