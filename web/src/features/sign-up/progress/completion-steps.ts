/** The rest of a sign-up as it really happens: API and clock. */
import { signUpSettleMs } from '@atrium/contract/limits'
import { readRecord, saveRecord, saveUsername } from '#features/sign-up/own-record.ts'
import { isSignedIn } from '#features/sign-up/is-signed-in.ts'
import { setDisplayName } from '#session/new-account.ts'
import type { CompletionSteps } from './complete-sign-up.ts'
import { retryMs, type SignUpPhase } from './run-sign-up.ts'
import type { UnfinishedSignUp } from '#domain/sign-up/unfinished-sign-up.ts'

export function completionSteps({ madeAt }: UnfinishedSignUp, onPhase: (phase: SignUpPhase) => void): CompletionSteps {
  return {
    onPhase,
    readRecord,
    isSignedIn,
    setDisplayName,
    saveRecord,
    saveUsername,
    wait: (reason) =>
      new Promise((resolve) => setTimeout(resolve, reason === 'settle' ? settleLeftMs(madeAt) : retryMs)),
  }
}

/** What is left of the wait; a clock that was set back adds nothing to it. */
function settleLeftMs(madeAt: number | null): number {
  if (madeAt === null) return signUpSettleMs
  return Math.min(signUpSettleMs, Math.max(0, madeAt + signUpSettleMs - Date.now()))
}
