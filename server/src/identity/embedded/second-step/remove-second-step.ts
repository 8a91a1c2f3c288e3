/** Takes the second step off an account: by the person, or by an operator for who is locked out. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { assertStillOpen } from '#identity/embedded/accounts/credentials.ts'
import { type Account, findAccountByEmailKey, lockAccount } from '#identity/embedded/accounts/queries.ts'
import { changeAccount } from '#identity/embedded/accounts/save-account.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { startSession, type Grant } from '#identity/embedded/sessions/sessions.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'
import { tellOfSecondStep } from './notices.ts'
import { deleteAuthenticator, deleteBackupCodes, findAuthenticator, forgetSecondSteps } from './queries.ts'

/**
 * Sessions go on, as at the hosted provider; the caller gets one that says nothing of a second step. Refuses with
 * what `signedIn` does, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, `TOO_MANY_ATTEMPTS_TRY_LATER`, `MFA_ENROLLMENT_NOT_FOUND`.
 */
export async function withdrawSecondStep(
  context: IdentityContext,
  { idToken, enrollmentId }: { idToken: string; enrollmentId: string },
): Promise<Grant> {
  const { account, session } = await signedIn(context, idToken)
  assertRecent(context, session)
  const { uid } = account
  await countAttempts(context, { limit: 'secondStepChange', subject: uid })
  return context.db.transaction(async (tx) => {
    const { session: held } = await assertStillOpen(context, tx, session)
    const found = await findAuthenticator(tx, uid)
    if (found?.id !== enrollmentId) throw new ProtocolError('MFA_ENROLLMENT_NOT_FOUND')
    await clear(tx, uid, context.now())
    const changed = await changeAccount(context, tx, uid, { secondStep: false }, 'account.second_step_removed')
    await tellOfSecondStep(context, tx, changed, { event: 'removed' })
    return startSession(context, tx, changed, {
      provider: held.provider,
      secondStep: null,
      origin: { from: 'session', before: held },
    })
  })
}

export interface TakingOff {
  /** One of the two names the account. */
  uid?: string | undefined
  email?: string | undefined
  /** Told to the person and kept in the audit record. */
  reason: string
  /** uid of the operator. */
  actor: string
}

/**
 * State, audit record and mail are one transaction; where the account has no second step, nothing happens. Answers
 * its uid. Throws `Refusal('not_found')`, and `Refusal('forbidden')` for the operator's own account.
 */
export async function takeOffSecondStep(context: IdentityContext, wanted: TakingOff): Promise<string> {
  const { reason, actor } = wanted
  const uid = wanted.uid ?? (await findAccountByEmailKey(context.db, nameKey(wanted.email ?? '')))?.uid
  if (uid === actor) throw new Refusal('forbidden', { detail: 'an operator’s own account' })
  if (uid === undefined) throw new Refusal('not_found', { detail: 'no such account' })
  await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, uid)
    if (!account) throw new Refusal('not_found', { detail: 'no such account' })
    if (!account.secondStep) return
    await clear(tx, uid, context.now())
    const by = { actor, reason }
    const changed = await changeAccount(context, tx, uid, { secondStep: false }, 'account.second_step_taken_off', by)
    await tellOfSecondStep(context, tx, changed, { event: 'taken_off', reason })
  })
  return uid
}

/**
 * What somebody set up since a moment to keep the account with, for whoever takes it back from them. The account is
 * locked; out: what is to change of it.
 */
export async function undoSecondStepSince(
  tx: Transaction,
  { uid }: Account,
  since: Date,
): Promise<{ secondStep?: false }> {
  await deleteBackupCodes(tx, uid, since)
  if ((await deleteAuthenticator(tx, uid, since)) === undefined) return {}
  await deleteBackupCodes(tx, uid)
  await audit(tx, { actor: uid, action: 'account.second_step_removed', subject: uid })
  return { secondStep: false }
}

async function clear(tx: Transaction, uid: string, now: Date): Promise<void> {
  const id = await deleteAuthenticator(tx, uid)
  await deleteBackupCodes(tx, uid)
  if (id !== undefined) await forgetSecondSteps(tx, uid, id)
  await discardSecrets(tx, uid, now, 'second_step')
}
