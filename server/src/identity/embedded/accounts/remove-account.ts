/** The end of an account and of everything that could sign in to it. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { discardMailedSignInsOf } from '#identity/embedded/codes/queries-mailed-sign-ins.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { endSessions } from '#identity/embedded/sessions/queries-end.ts'
import { forgetRecognition } from '#identity/embedded/sessions/queries.ts'
import { deleteAccountRow, lockAccount } from './queries.ts'

type Removing = Pick<IdentityContext, 'hooks' | 'now'>

/**
 * In the transaction of a caller who holds the account. Refuses with what `onAccountDeleted` does, and then with what
 * `assertAsked` does: what is asked of sessions comes behind the organizations, whose own ends hold these first.
 */
export async function removeAccount(
  { hooks, now }: Removing,
  tx: Transaction,
  uid: string,
  assertAsked?: () => Promise<unknown>,
): Promise<void> {
  await hooks.onAccountDeleted?.(tx, uid)
  await assertAsked?.()
  // Sessions outlive the account for a while, so that its other devices are told what happened.
  await endSessions(tx, uid, now())
  await forgetRecognition(tx, uid)
  // A link from before would bring the account of the address back, as a new one, to who had it deleted.
  await discardMailedSignInsOf(tx, uid, now())
  await deleteAccountRow(tx, uid)
  await audit(tx, { actor: uid, action: 'account.deleted', subject: uid })
}

/** The same for whoever does not hold it, unless `isWanted`, asked behind its lock, says no. Answers what that said. */
export async function removeAccountIf(
  context: Removing,
  tx: Transaction,
  uid: string,
  isWanted: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  // First the account, then its person: the order of every change of an account.
  await lockAccount(tx, uid)
  if (!(await isWanted(tx))) return false
  await removeAccount(context, tx, uid)
  return true
}
