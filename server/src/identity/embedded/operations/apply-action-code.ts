/** Applies a mailed code: the e-mail is verified, changed to the new one that was, or taken back. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { findAccount, lockAccount, type Account } from '#identity/embedded/accounts/queries.ts'
import { changeAccount, claimingEmail } from '#identity/embedded/accounts/save-account.ts'
import {
  checkActionCode,
  issueRecovery,
  useActionCode,
  type ActionCode,
} from '#identity/embedded/codes/action-codes.ts'
import { discardRecoveriesSince, findRecovery } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { laterOf } from '#identity/embedded/lifetimes.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { endEverySession } from '#identity/embedded/sessions/sessions.ts'
import { givingBack } from '#limits/count-attempt.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'
import { recoverEmail } from './recover-email.ts'

export interface AppliedCode {
  account: Account
  newEmail?: string
}

/**
 * Refuses with `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`, `USER_DISABLED`, and `TOO_MANY_ATTEMPTS_TRY_LATER` and
 * `EMAIL_EXISTS`, after which the code is still good. Another e-mail ends every session: whoever applies the code need not be signed in.
 * Answers with `newEmail` where the address was changed to one.
 */
export async function applyActionCode(context: IdentityContext, code: string): Promise<AppliedCode> {
  const checked = await checkActionCode(context, code)
  const { kind } = checked
  // A code that resets a password is no proof for anything else.
  if (kind === 'resetPassword') throw new ProtocolError('INVALID_OOB_CODE')
  // The address that is left is told, and may be a stranger's.
  const left = kind === 'verifyAndChangeEmail' ? await findAccount(context.db, checked.uid) : undefined
  const mails = left ? ownNoticeAttempts(left) : []
  await countAttempts(context, ...mails)
  const applying = () =>
    context.db.transaction(async (tx) => {
      const before = kind === 'recoverEmail' ? await holderOf(tx, checked) : await ownerOf(tx, checked)
      if (kind !== 'verifyEmail') await context.hooks.holdPerson?.(tx, before.uid)
      const used = await useActionCode(context, tx, code, kind)
      if (kind === 'recoverEmail') return { account: await recoverEmail(context, tx, before, used) }
      if (used.newEmail !== undefined) return changeEmail(context, tx, before, used.newEmail)
      const verified = { emailVerified: true }
      return { account: await changeAccount(context, tx, used.uid, verified, 'account.email_verified') }
    })
  return givingBack(context.limiter, mails, () => claimingEmail(applying))
}

/** The address that the account leaves is told, with a code that takes it back. */
async function changeEmail(
  context: IdentityContext,
  tx: Transaction,
  before: Account,
  newEmail: string,
): Promise<AppliedCode> {
  // What is set on the account from here on is never older (`momentOn`): by that it is known what the code takes back.
  const now = laterOf(context.now(), before.validSince)
  const emailKey = nameKey(newEmail)
  await endEverySession(tx, before.uid, now, context)
  // Back to an address that was lost: whoever has the one that is left now, it is theirs to leave.
  const lost = await findRecovery(tx, before.uid, emailKey, now)
  if (lost) await discardRecoveriesSince(tx, before.uid, lost, now)
  else await issueRecovery(context, tx, before, { changedTo: newEmail, createdAt: now })
  const changes = { email: newEmail, emailKey, emailVerified: true, validSince: now }
  return { account: await changeAccount(context, tx, before.uid, changes, 'account.email_changed'), newEmail }
}

/**
 * Locks the account that a code was sent for, while it still has the address that the code was made
 * for. To be called before the code is consumed: whatever ends sessions locks in that order too.
 */
export async function ownerOf(tx: Transaction, code: ActionCode): Promise<Account> {
  const account = await holderOf(tx, code)
  if (account.emailKey !== code.emailKey) throw new ProtocolError('INVALID_OOB_CODE')
  return account
}

/** The same, whatever address the account has by now. */
async function holderOf(tx: Transaction, { uid }: ActionCode): Promise<Account> {
  const account = await lockAccount(tx, uid)
  if (!account) throw new ProtocolError('INVALID_OOB_CODE')
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  return account
}
