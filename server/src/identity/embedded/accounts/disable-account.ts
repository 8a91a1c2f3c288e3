/** Shuts an account, or opens it again: for operators. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { Refusal } from '#http/refusal.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { endEverySession } from '#identity/embedded/sessions/sessions.ts'
import { findAccountByEmailKey, lockAccount } from './queries.ts'
import { changeAccount } from './save-account.ts'

export interface Disabling {
  /** One of the two names the account. */
  uid?: string | undefined
  email?: string | undefined
  disabled: boolean
  /** Told to the person and kept in the audit record. */
  reason: string
  /** uid of the operator. */
  actor: string
}

/**
 * Disabling ends every session at once, every secret that could open one, and what was given by the account. State, audit record and mail are
 * one transaction; where the account is so already, nothing happens. Answers its uid. Throws
 * `Refusal('not_found')`, and `Refusal('forbidden')` for the operator's own account.
 */
export async function disableAccount(context: IdentityContext, wanted: Disabling): Promise<string> {
  const { disabled, reason, actor } = wanted
  const uid = wanted.uid ?? (await findAccountByEmailKey(context.db, nameKey(wanted.email ?? '')))?.uid
  if (uid === actor) throw new Refusal('forbidden', { detail: 'an operator’s own account' })
  const now = context.now()
  await context.db.transaction(async (tx) => {
    const account = uid === undefined ? undefined : await lockAccount(tx, uid)
    if (!account) throw new Refusal('not_found', { detail: 'no such account' })
    if (account.disabled === disabled) return
    if (disabled) {
      await context.hooks.holdPerson?.(tx, account.uid)
      await context.hooks.onGivenInVain?.(tx, { uid: account.uid, since: undefined })
      await endEverySession(tx, account.uid, now)
      await discardSecrets(tx, account.uid, now, 'resetPassword')
    }
    const changes = disabled ? { disabled, validSince: now } : { disabled }
    const action = disabled ? 'account.disabled' : 'account.enabled'
    await changeAccount(context, tx, account.uid, changes, action, { actor, reason })
    const { email, emailVerified, displayName } = account
    if (email === null) return
    const name = emailVerified ? displayName : null
    await context.hooks.onAccountDisabled?.(tx, { email, displayName: name, disabled, reason })
  })
  if (uid === undefined) throw new Refusal('not_found', { detail: 'no such account' })
  return uid
}
