/** Why a learner was not let in, in words for children: what to do now comes first. */
import { isApiError } from '#api/api-error.ts'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { IdentityError } from '#session/identity-error.ts'

const texts = learnerSignInMessages.problems

export function signInProblem(error: unknown, by: 'card' | 'code' | 'pictures' | 'password'): string {
  if (isApiError(error, 'learner_sign_in_wrong')) return texts.wrong[by]
  // What is no code or picture at all is as wrong as another one.
  if (isApiError(error, 'invalid_input')) return texts.wrong[by]
  if (isApiError(error, 'too_many_requests')) return texts.tooMany
  if (isApiError(error, 'learners_not_offered')) return texts.notOffered
  const isOffline = isApiError(error, 'network') || (error instanceof IdentityError && error.code === offline)
  return isOffline ? texts.offline : texts.failed
}

const offline = 'network-request-failed'
