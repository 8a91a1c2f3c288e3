/**
 * What a first step leads to: a session, or a credential that waits for the second step. Every way to sign in comes
 * through here; the password's, which is one statement, decides by the same column (`queries-prepared.ts`).
 */
import type { Transaction } from '#db/database.ts'
import { type Account, updateAccount } from '#identity/embedded/accounts/queries.ts'
import { insertSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { pendingSignInSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { assertWayAllowed } from '#identity/embedded/sessions/only-way.ts'
import { type SignedInBy, startSession, tokensOf } from '#identity/embedded/sessions/sessions.ts'
import { mfaInfoOf } from './mfa-info.ts'
import type { FirstStep } from './outcome.ts'

export interface FirstStepTaken extends Omit<SignedInBy, 'from'> {
  provider: string
  way: NonNullable<SignedInBy['way']>
}

/** The account is locked, one that may sign in, and whoever asks has proven `provider`'s step, which rules call `way`. */
export async function completeFirstStep(
  context: IdentityContext,
  tx: Transaction,
  held: Account,
  { provider, ...taken }: FirstStepTaken,
): Promise<FirstStep<Account>> {
  const now = context.now()
  if (!held.secondStep) {
    const account = await updateAccount(tx, held.uid, { lastSignInAt: now })
    return startSession(context, tx, account, { provider, secondStep: null, origin: { from: 'sign-in', ...taken } })
  }
  const { way, arrivedBy } = taken
  await assertWayAllowed(context, tx, held, way)
  const pendingCredential = newSecret()
  const expiresAt = secondsAfter(now, pendingSignInSeconds)
  const hash = hashSecret(pendingCredential)
  const { uid } = held
  await insertSecret(tx, {
    hash,
    kind: 'second_step',
    uid,
    detail: { provider, way, ...arrivedBy },
    createdAt: now,
    expiresAt,
  })
  return { account: held, pendingCredential }
}

/** TOKENS, or what the SDK asks for the second step with (`auth/multi-factor-auth-required`). */
export async function answerToFirstStep(context: IdentityContext, outcome: FirstStep): Promise<object> {
  if (!('pendingCredential' in outcome)) return tokensOf(context, outcome)
  const mfaInfo = await mfaInfoOf(context.db, { uid: outcome.account.uid, secondStep: true })
  return { mfaPendingCredential: outcome.pendingCredential, mfaInfo }
}
