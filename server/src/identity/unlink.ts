/** Takes a way to sign in away from the signed-in account. */
import type { IdentityContext } from './context.ts'
import { assertStillOpen } from './credentials.ts'
import { customProvider, googleProvider, passwordProvider } from './providers.ts'
import { ProtocolError } from './protocol-error.ts'
import { deleteIdentities, findAccount, type Account } from './queries-accounts.ts'
import { discardSecrets } from './queries-secrets.ts'
import { endSessions } from './queries-sessions.ts'
import { changeAccount } from './save-account.ts'
import { assertRecent, type SignedIn } from './signed-in.ts'

/**
 * The other sessions that began that way end, and those handed off; the caller's stays, for the
 * SDK takes no new tokens here. Refuses with `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, `INVALID_PROVIDER_ID`.
 */
export async function unlink(
  context: IdentityContext,
  { session }: SignedIn,
  providers: readonly string[],
): Promise<Account> {
  assertRecent(context, session)
  if (!providers.every((provider) => provider === passwordProvider || provider === googleProvider)) {
    throw new ProtocolError('INVALID_PROVIDER_ID')
  }
  const { db, now } = context
  return db.transaction(async (tx) => {
    await assertStillOpen(context, tx, session)
    if (providers.includes(googleProvider)) await deleteIdentities(tx, session.uid)
    if (providers.includes(passwordProvider)) {
      await changeAccount(context, tx, session.uid, { passwordHash: null }, 'account.password_unlinked')
    }
    for (const provider of [...providers, customProvider]) {
      await endSessions(tx, session.uid, now(), { except: session.id, provider })
    }
    await discardSecrets(tx, session.uid, now(), 'custom_token')
    const account = await findAccount(tx, session.uid)
    if (!account) throw new ProtocolError('USER_NOT_FOUND')
    return account
  })
}
