/** What a person asks of their own second step over the API: how it stands, and new backup codes. */
import { audit } from '#audit/audit.ts'
import { Refusal } from '#http/refusal.ts'
import { findAccount } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { holdOwnAccount } from '#identity/embedded/sessions/signed-in.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { hashBackupCode, newBackupCodes } from './backup-codes.ts'
import { tellOfSecondStep } from './notices.ts'
import {
  type Authenticator,
  countUnusedBackupCodes,
  deleteBackupCodes,
  findAuthenticator,
  insertBackupCodes,
} from './queries.ts'

export interface SecondStepStatus {
  /** Null where there is no second step. */
  authenticator: Pick<Authenticator, 'id' | 'displayName' | 'enrolledAt'> | null
  unusedBackupCodes: number
}

export async function secondStepOf({ db }: IdentityContext, uid: string): Promise<SecondStepStatus> {
  const account = await findAccount(db, uid)
  const found = account?.secondStep ? await findAuthenticator(db, uid) : undefined
  if (!found) return { authenticator: null, unusedBackupCodes: 0 }
  const { id, displayName, enrolledAt } = found
  return { authenticator: { id, displayName, enrolledAt }, unusedBackupCodes: await countUnusedBackupCodes(db, uid) }
}

/**
 * New ones in the place of all that were there, used or not. The person is told by mail where there were any. Refuses
 * with `not_found` where there is no second step, `unauthenticated` where the session has ended since the request
 * came in, and `too_many_requests`.
 */
export async function makeBackupCodes(
  context: IdentityContext,
  asking: { uid: string; sessionId: string },
): Promise<string[]> {
  const { db, limiter, now } = context
  const { uid } = asking
  await countAttempt(limiter, { limit: 'secondStepChange', subject: uid })
  const codes = newBackupCodes()
  await db.transaction(async (tx) => {
    const { account } = await holdOwnAccount(context, tx, asking)
    if (!account.secondStep) throw new Refusal('not_found', { detail: 'no second step' })
    const replaced = await deleteBackupCodes(tx, uid)
    await insertBackupCodes(
      tx,
      uid,
      codes.map((code) => hashBackupCode(uid, code)),
      now(),
    )
    await audit(tx, { actor: uid, action: 'account.backup_codes_made', subject: uid })
    if (replaced > 0) await tellOfSecondStep(context, tx, account, { event: 'backup_codes_replaced' })
  })
  return codes
}
