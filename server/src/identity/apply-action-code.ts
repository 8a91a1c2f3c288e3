/** Applies a mailed code: the e-mail is verified, or changed to the new one that was. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { checkActionCode, useActionCode, type ActionCode } from './action-codes.ts'
import type { IdentityContext } from './context.ts'
import { ProtocolError } from './protocol-error.ts'
import { lockAccount, type Account } from './queries-accounts.ts'
import { changeAccount, claimingEmail } from './save-account.ts'
import { endEverySession } from './sessions.ts'

export interface AppliedCode {
  account: Account
  newEmail?: string
}

/**
 * Refuses with `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, `EMAIL_EXISTS`. A changed
 * e-mail ends every session: whoever applies the code need not be signed in. Answers with `newEmail`
 * where the address is another now.
 */
export async function applyActionCode(context: IdentityContext, code: string): Promise<AppliedCode> {
  const checked = await checkActionCode(context, code)
  const { kind } = checked
  // A code that resets a password is no proof for anything else.
  if (kind === 'resetPassword') throw new ProtocolError('INVALID_OOB_CODE')
  return claimingEmail(() =>
    context.db.transaction(async (tx) => {
      await ownerOf(tx, checked)
      const used = await useActionCode(context, tx, code, kind)
      if (used.newEmail === undefined) {
        const verified = { emailVerified: true }
        return { account: await changeAccount(context, tx, used.uid, verified, 'account.email_verified') }
      }
      const now = context.now()
      const address = { email: used.newEmail, emailKey: nameKey(used.newEmail), emailVerified: true }
      await endEverySession(tx, used.uid, now)
      const changes = { ...address, validSince: now }
      const account = await changeAccount(context, tx, used.uid, changes, 'account.email_changed')
      return { account, newEmail: used.newEmail }
    }),
  )
}

/**
 * Locks the account that a code was sent for, while it still has the address that the code was made
 * for. To be called before the code is consumed: whatever ends sessions locks in that order too.
 */
export async function ownerOf(tx: Transaction, { uid, emailKey }: ActionCode): Promise<Account> {
  const account = await lockAccount(tx, uid)
  if (!account || account.emailKey !== emailKey) throw new ProtocolError('INVALID_OOB_CODE')
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  return account
}
