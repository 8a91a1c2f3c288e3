/** Takes an address back, for whoever reads it and did not want the account to have another. */
import type { Transaction } from '#db/database.ts'
import { forgetEarlierOwner } from '#identity/embedded/accounts/forget-earlier-owner.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import { changeAccount } from '#identity/embedded/accounts/save-account.ts'
import type { ActionCode } from '#identity/embedded/codes/action-codes.ts'
import { discardRecoveriesSince } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { undoSecondStepSince } from '#identity/embedded/second-step/remove-second-step.ts'

/**
 * In: the locked account, and its code, which is consumed. Every session ends, and every code and hand-off is void,
 * but for those that go back further: whoever moved the account twice cannot spoil the first owner's. A password
 * set, a passkey added, a Google account linked, a second step set up and a deletion asked for since the change go too;
 * what was there before stays.
 * Breaks the e-mail's index when somebody else has the address by now.
 */
export async function recoverEmail(
  context: IdentityContext,
  tx: Transaction,
  account: Account,
  { email, emailKey, createdAt, leftAt }: ActionCode,
): Promise<Account> {
  const { uid, passwordChangedAt } = account
  const now = context.now()
  await forgetEarlierOwner(context, tx, { uid, email }, { createdAt, leftAt })
  await discardRecoveriesSince(tx, uid, createdAt, now)
  const setSince = passwordChangedAt !== null && passwordChangedAt >= createdAt
  const password = setSince ? { passwordHash: null, passwordChangedAt: null } : {}
  const secondStep = await undoSecondStepSince(tx, account, createdAt)
  const address = { email, emailKey, emailVerified: true }
  const recovered = await changeAccount(
    context,
    tx,
    uid,
    { ...address, ...password, ...secondStep, validSince: now },
    'account.email_recovered',
  )
  await context.hooks.onAddressTakenBack?.(tx, { uid, email, since: leftAt })
  return recovered
}
