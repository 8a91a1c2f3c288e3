/** Signs an account out everywhere: for operators, who help somebody that cannot do it themselves. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { Refusal } from '#http/refusal.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { endEverySession } from '#identity/embedded/sessions/sessions.ts'
import { findAccountByEmailKey, lockAccount } from './queries.ts'
import { changeAccount } from './save-account.ts'

export interface EndingAll {
  /** One of the two names the account. */
  uid?: string | undefined
  email?: string | undefined
  /** Told to the person and kept in the audit record. */
  reason: string
  /** uid of the operator. */
  actor: string
}

/**
 * Ends every session at once, and every secret that could open one; the password stays, and so do disabled
 * accounts. State, audit record and mail are one transaction. Answers the account's uid. Throws `Refusal('not_found')`.
 */
export async function endAllSessions(context: IdentityContext, wanted: EndingAll): Promise<string> {
  const { reason, actor } = wanted
  const uid = wanted.uid ?? (await findAccountByEmailKey(context.db, nameKey(wanted.email ?? '')))?.uid
  return context.db.transaction(async (tx) => {
    const account = uid === undefined ? undefined : await lockAccount(tx, uid)
    if (!account) throw new Refusal('not_found', { detail: 'no such account' })
    const validSince = context.now()
    await endEverySession(tx, account.uid, validSince)
    await discardSecrets(tx, account.uid, validSince, 'resetPassword')
    await changeAccount(context, tx, account.uid, { validSince }, 'account.sessions_ended', { actor, reason })
    const { email, emailVerified, displayName } = account
    if (email !== null) {
      await context.hooks.onSessionsEnded?.(tx, { email, displayName: emailVerified ? displayName : null, reason })
    }
    return account.uid
  })
}
