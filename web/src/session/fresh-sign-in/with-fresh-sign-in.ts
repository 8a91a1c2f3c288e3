/** Does what may want a fresh sign-in: where it does, the person is asked once more who they are, and it goes on. */
import { isApiError } from '#api/api-error.ts'
import { IdentityError } from '#session/identity-error.ts'
import { freshSignInQuestion } from './question.ts'

/**
 * Resolves and rejects as `action` does, which is begun once more after the question. Rejects with an `AbortError`,
 * which no screen tells of as a failure, where the person would rather not.
 */
export async function withFreshSignIn<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (!wantsFreshSignIn(error)) throw error
  }
  await askForFreshSignIn()
  return action()
}

function wantsFreshSignIn(error: unknown): boolean {
  if (error instanceof IdentityError) return error.code === 'requires-recent-login'
  return isApiError(error, 'recent_login_required')
}

let answer: Promise<void> | undefined

/** However many ask at once, there is one question. Rejects with an `AbortError` where the person would rather not. */
export function askForFreshSignIn(): Promise<void> {
  answer ??= new Promise<void>((resolve, reject) => {
    freshSignInQuestion.set({
      confirm: resolve,
      decline: () => reject(new DOMException('The person did not confirm who they are', 'AbortError')),
    })
  }).finally(() => {
    answer = undefined
    freshSignInQuestion.set(null)
  })
  return answer
}
