/** The second step of a sign-in: asked for by whatever began it, shown by one dialog, wherever that was. */
import { createStore } from '#create-store.ts'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError, toIdentityError } from '#session/identity-error.ts'

export interface SecondStepQuestion {
  /** Rejects with an `IdentityError` for a wrong code; another one may be tried. */
  answer: (code: string) => Promise<void>
  /** Whoever began it signs in with nobody. */
  cancel: () => void
  /** Nobody could be asked: whoever began it hears of that. */
  fail: (cause: unknown) => void
}

/** Null while there is nothing to ask. */
export const secondStepQuestion = createStore<SecondStepQuestion | null>(null)

/** Whether somebody has just signed in by one: what there is to say of it is said where they arrive. */
export const secondStepTaken = createStore(false)

/** After these no code helps: the first step has to be taken anew. */
const over = new Set(['user-disabled', 'user-not-found', 'user-token-expired'])
/** Likewise, and nothing is wrong with the account: it ran out, or was used by an answer that never arrived. */
const firstStepOver = 'invalid-multi-factor-session'

/**
 * Resolves with what `attempt` does once a code is right. Rejects with `second-step-cancelled`, where the first step
 * does not count any more, and with `network-request-failed` where nobody could be asked.
 */
export function askSecondStep<Result>(attempt: (code: string) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => secondStepQuestion.set(null)
    const refuse = (error: IdentityError) => {
      reject(error)
      end()
    }
    secondStepQuestion.set({
      async answer(code) {
        try {
          resolve(await attempt(code))
          end()
        } catch (error) {
          const refused = toIdentityError(error)
          if (refused.code === firstStepOver) {
            refuse(new IdentityError(firstStepOver, failureMessages.secondStepOver, { cause: error }))
          } else if (over.has(refused.code)) refuse(refused)
          throw refused
        }
      },
      cancel: () => refuse(new IdentityError('second-step-cancelled', failureMessages.secondStepCancelled)),
      fail: (cause) => refuse(toIdentityError(cause)),
    })
  })
}
