/** Shuts an account, or opens it again: for operators. */
import { Refusal } from '#http/refusal.ts'
import type { IdentityContext } from './context.ts'
import { lockAccount } from './queries-accounts.ts'
import { changeAccount } from './save-account.ts'
import { endEverySession } from './sessions.ts'

/** Disabling ends every session at once. Throws `Refusal('not_found')`. */
export async function disableAccount(context: IdentityContext, uid: string, disabled: boolean): Promise<void> {
  const now = context.now()
  await context.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, uid))) throw new Refusal('not_found', { detail: 'no such account' })
    if (disabled) await endEverySession(tx, uid, now)
    const changes = disabled ? { disabled, validSince: now } : { disabled }
    await changeAccount(context, tx, uid, changes, disabled ? 'account.disabled' : 'account.enabled')
  })
}
