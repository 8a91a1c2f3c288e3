/** Gives the signed-in account an e-mail and a password to sign in with. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Caller, IdentityContext } from '#identity/embedded/context.ts'
import { assertAcceptableFor } from '#identity/embedded/passwords/acceptable-password.ts'
import { hashNewPassword } from '#identity/embedded/passwords/new-password.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { passwordProvider } from '#identity/embedded/protocol/providers.ts'
import type { Grant } from '#identity/embedded/sessions/sessions.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'
import { assertNoOtherEmail, changeCredentials } from './credentials.ts'
import { findAccountByEmailKey } from './queries.ts'
import { claimingEmail } from './save-account.ts'

/**
 * In: a password that the e-mail alone says nothing against. Refuses with what `signedIn`, `assertNoOtherEmail` and
 * `hashNewPassword` do, `WEAK_PASSWORD`, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`,
 * `PROVIDER_ALREADY_LINKED`, `EMAIL_EXISTS`. Every other session of the account ends.
 */
export async function linkPassword(
  context: IdentityContext,
  { idToken, email, password }: { idToken: string; email: string; password: string },
  { address: callersAddress }: Caller,
): Promise<Grant> {
  const { account, session } = await signedIn(context, idToken)
  const emailKey = nameKey(email)
  assertNoOtherEmail(account, emailKey)
  assertRecent(context, session)
  if (account.passwordHash !== null) throw new ProtocolError('PROVIDER_ALREADY_LINKED')
  const { uid, displayName } = account
  await assertAcceptableFor(context, context.db, password, { uid, names: [displayName] })
  const owner = await findAccountByEmailKey(context.db, emailKey)
  if (owner && owner.uid !== account.uid) throw new ProtocolError('EMAIL_EXISTS')
  const address = emailKey === account.emailKey ? {} : { email, emailKey, emailVerified: false }
  const told = ownNoticeAttempts({ ...account, ...address })
  const passwordHash = await hashNewPassword(context, { uid, address: callersAddress, told }, password)
  const changes = { ...address, passwordHash, passwordChangedAt: context.now() }
  return claimingEmail(() =>
    context.db.transaction((tx) =>
      changeCredentials(context, tx, session, changes, {
        action: 'account.password_linked',
        provider: passwordProvider,
      }),
    ),
  )
}
