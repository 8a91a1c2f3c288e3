/** Takes the second step of a sign-in whose first one is done: with a code of the app, or a backup code in its place. */
import { sessionWays } from '@atrium/contract/rules/sign-in-ways'
import type { Transaction } from '#db/database.ts'
import { audit } from '#audit/audit.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '#identity/embedded/accounts/queries.ts'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { arrivesStill } from '#identity/embedded/sessions/arrives-still.ts'
import { recognitionOf } from '#identity/embedded/sessions/browser.ts'
import { mayTellOfSignInFrom, tellOfSignIns } from '#identity/embedded/sessions/new-browser.ts'
import { startSession, type Grant } from '#identity/embedded/sessions/sessions.ts'
import type { Attempt } from '#limits/limiter.ts'
import { openAuthenticatorSecret } from './authenticator-secret.ts'
import { hashBackupCode, isBackupCode } from './backup-codes.ts'
import { tellOfSecondStep } from './notices.ts'
import {
  type Authenticator,
  consumePendingSignIn,
  countUnusedBackupCodes,
  findAuthenticator,
  findPendingSignIn,
  type Proof,
} from './queries.ts'
import { stepOfCode } from './totp.ts'

interface Wanted {
  pendingCredential: string
  enrollmentId: string
  code: string
  /** Who asks, as limits count it. */
  address: string
}

/**
 * A code is counted before it is checked, and given back when it was right. A wrong one leaves the pending credential
 * as it is. Refuses with `INVALID_MFA_PENDING_CREDENTIAL` (unknown, used, run out, or void since), `INVALID_CODE`
 * (used before, too), `MFA_ENROLLMENT_NOT_FOUND`, `TOO_MANY_ATTEMPTS_TRY_LATER`, `USER_DISABLED`.
 */
export async function takeSecondStep(context: IdentityContext, wanted: Wanted): Promise<Grant> {
  const { db, limiter, now } = context
  const hash = hashSecret(wanted.pendingCredential)
  const pending = await findPendingSignIn(db, hash, now())
  if (!pending) throw new ProtocolError('INVALID_MFA_PENDING_CREDENTIAL')
  const authenticator = await findAuthenticator(db, pending.uid)
  if (authenticator?.id !== wanted.enrollmentId) throw new ProtocolError('MFA_ENROLLMENT_NOT_FOUND')
  const attempt: Attempt = { limit: 'secondStepCode', subject: pending.uid }
  await countAttempts(context, attempt).catch((error: unknown) => warn(context, pending.uid, error))
  try {
    const proof = proofIn(context, authenticator, wanted.code)
    if (!proof) throw new ProtocolError('INVALID_CODE')
    const account = await findAccount(db, pending.uid)
    const tell = account !== undefined && (await mayTellOfSignInFrom(context, account, wanted.address))
    const grant = await db.transaction((tx) => signIn(context, tx, { hash, authenticator, proof, tell }))
    await limiter.giveBack(attempt)
    return grant
  } catch (error) {
    const wrong = error instanceof ProtocolError && error.code === 'INVALID_CODE'
    if (!wrong) await limiter.giveBack(attempt)
    throw error
  }
}

/** Who guesses codes has taken the first step: the person is told, once a day, and the refusal goes on. */
async function warn(context: IdentityContext, uid: string, refusal: unknown): Promise<never> {
  const tooMany = refusal instanceof ProtocolError && refusal.code === 'TOO_MANY_ATTEMPTS_TRY_LATER'
  if (tooMany && (await context.limiter.take({ limit: 'secondStepWarning', subject: uid })).allowed) {
    await context.db.transaction(async (tx) => {
      const account = await lockAccount(tx, uid)
      if (!account) return
      await audit(tx, { actor: uid, action: 'account.second_step_guessed', subject: uid })
      await tellOfSecondStep(context, tx, account, { event: 'guessed' })
    })
  }
  throw refusal
}

/** Undefined for what is no code of the app, or one that was used. Whether a backup code is right, the database says. */
function proofIn(context: IdentityContext, authenticator: Authenticator, code: string): Proof | undefined {
  const { uid, lastStep } = authenticator
  if (isBackupCode(code)) return { backupCode: hashBackupCode(uid, code) }
  const secret = openAuthenticatorSecret(context, authenticator)
  const digits = code.replaceAll(' ', '')
  const step = secret && stepOfCode(secret, digits, { now: context.now(), usedStep: lastStep })
  return step === undefined ? undefined : { step }
}

async function signIn(
  context: IdentityContext,
  tx: Transaction,
  { hash, authenticator, proof, tell }: { hash: string; authenticator: Authenticator; proof: Proof; tell: boolean },
): Promise<Grant> {
  const now = context.now()
  const { uid, id } = authenticator
  // The account before its secrets, as whatever voids these locks them.
  const held = await lockAccount(tx, uid)
  if (held?.disabled) throw new ProtocolError('USER_DISABLED')
  const consumed = held && (await consumePendingSignIn(tx, { hash, authenticator, proof, now }))
  if (!consumed) {
    const still = held && (await findPendingSignIn(tx, hash, now))
    throw new ProtocolError(still ? 'INVALID_CODE' : 'INVALID_MFA_PENDING_CREDENTIAL')
  }
  const { provider } = consumed.detail
  const way = sessionWays.find((one) => one === consumed.detail['way']) ?? null
  const { connectionId, organizationId } = consumed.detail
  const arrivedBy = connectionId && organizationId ? { connectionId, organizationId } : undefined
  if (provider === undefined) throw new Error('a pending sign-in that names no provider')
  const account = await updateAccount(tx, uid, { lastSignInAt: now })
  if (arrivedBy && !(await arrivesStill(context, tx, account, arrivedBy))) {
    throw new ProtocolError('INVALID_MFA_PENDING_CREDENTIAL')
  }
  if ('backupCode' in proof) await tellOfBackupCode(context, tx, account)
  const grant = await startSession(context, tx, account, {
    provider,
    secondStep: id,
    origin: { from: 'sign-in', way, arrivedBy },
  })
  const recognition = recognitionOf(context.browser)
  if (tell) await tellOfSignIns(context, tx, now, [{ account, sessionId: grant.session.id, way, recognition }])
  return grant
}

async function tellOfBackupCode(context: IdentityContext, tx: Transaction, account: Account): Promise<void> {
  const { uid } = account
  const left = await countUnusedBackupCodes(tx, uid)
  await audit(tx, { actor: uid, action: 'account.backup_code_used', subject: uid, detail: { left } })
  await tellOfSecondStep(context, tx, account, { event: 'backup_code_used', left })
}
