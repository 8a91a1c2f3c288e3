/** Takes a way to sign in away from the signed-in account. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { Transaction } from '#db/database.ts'
import { assertStillOpen } from '#identity/embedded/accounts/credentials.ts'
import { deleteIdentities, findAccount, listIdentities, type Account } from '#identity/embedded/accounts/queries.ts'
import { changeAccount } from '#identity/embedded/accounts/save-account.ts'
import { tellOfWay } from '#identity/embedded/accounts/tell-of-way.ts'
import { canBeSignedInTo } from '#identity/embedded/accounts/ways-left.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { customProvider, googleProvider, passwordProvider } from '#identity/embedded/protocol/providers.ts'
import { endSessions } from '#identity/embedded/sessions/queries-end.ts'
import { assertRecent, type SignedIn } from '#identity/embedded/sessions/signed-in.ts'
import { givingBack } from '#limits/count-attempt.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'

/**
 * The other sessions that began that way end, those handed off, and what was about to become one; the caller's stays, for the
 * SDK takes no new tokens here. Its person is told by mail. Refuses with `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, `TOO_MANY_ATTEMPTS_TRY_LATER`,
 * `INVALID_PROVIDER_ID`, and `OPERATION_NOT_ALLOWED` where nobody could sign in to the account any more.
 */
export async function unlink(
  context: IdentityContext,
  { account: current, session }: SignedIn,
  providers: readonly string[],
): Promise<Account> {
  assertRecent(context, session)
  if (!providers.every((provider) => provider === passwordProvider || provider === googleProvider)) {
    throw new ProtocolError('INVALID_PROVIDER_ID')
  }
  const mails = ownNoticeAttempts(current)
  await countAttempts(context, { limit: 'signInWayChange', subject: session.uid }, ...mails)
  const { db, limiter, now } = context
  const unlinking = async (tx: Transaction) => {
    const { account: before } = await assertStillOpen(context, tx, session)
    const google = providers.includes(googleProvider) && (await listIdentities(tx, session.uid)).length > 0
    const password = providers.includes(passwordProvider) && before.passwordHash !== null
    if (providers.includes(googleProvider)) await deleteIdentities(tx, session.uid)
    if (providers.includes(passwordProvider)) {
      await changeAccount(context, tx, session.uid, { passwordHash: null }, 'account.password_unlinked')
    }
    for (const provider of [...providers, customProvider]) {
      await endSessions(tx, session.uid, now(), { except: session.id, provider })
    }
    for (const kind of ['custom_token', 'second_step'] as const) await discardSecrets(tx, session.uid, now(), kind)
    const account = await findAccount(tx, session.uid)
    if (!account) throw new ProtocolError('USER_NOT_FOUND')
    if ((google || password) && !(await canBeSignedInTo(context, tx, account))) {
      throw new ProtocolError('OPERATION_NOT_ALLOWED', { text: refusals.last_way_in })
    }
    if (google) await tellOfWay(context, tx, account, { way: 'google', change: 'removed' })
    if (password) await tellOfWay(context, tx, account, { way: 'password', change: 'removed' })
    return account
  }
  return givingBack(limiter, mails, () => db.transaction(unlinking))
}
