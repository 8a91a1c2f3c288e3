/** Signs in somebody who has no email address: with a card, its code, pictures or a password, at their organization. */
import { previewLearnerCard, signInLearner as endpoint } from '@atrium/contract/identity/learner-sign-in'
import { call } from '#api/client.ts'
import type { CallInput } from '#api/request.ts'
import { logOut } from './log-out.ts'
import { applyAuthUser, knownSession, withSignIn } from './session.ts'

export type LearnerSignIn = CallInput<typeof endpoint>['body']

/**
 * Whoever was signed in here is signed out once it is known that the other may come in: browsers of a school are
 * shared. Rejects with `ApiError` or `IdentityError`.
 */
export async function signInLearner(how: LearnerSignIn): Promise<void> {
  const { token } = await call(endpoint, { body: how })
  const { user } = await knownSession()
  if (user !== null) await logOut()
  await withSignIn('sign-in', async (sdk) => applyAuthUser(await sdk.arrivalSignIn(token)))
}

/** What the owner of a card is called: asked before it signs anybody in. Rejects with `ApiError`. */
export async function cardOwner(card: { learner: string; card: string }, signal: AbortSignal): Promise<string> {
  return (await call(previewLearnerCard, { body: card, signal })).displayName
}
