/** Gives the signed-in account a Google identity to sign in with. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { isUniqueViolation } from '#db/database.ts'
import type { GoogleIdentity, IdentityContext } from '#identity/embedded/context.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { googleProvider } from '#identity/embedded/protocol/providers.ts'
import type { Session } from '#identity/embedded/sessions/queries.ts'
import { startSession, type Grant } from '#identity/embedded/sessions/sessions.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'
import { givingBack } from '#limits/count-attempt.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'
import { assertStillOpen, holdAccount } from './credentials.ts'
import { link } from './google-accounts.ts'
import { findAccountByEmailKey, findIdentity, identityIndex, identityOfAccountIndex, type Account } from './queries.ts'
import { changeAccount, claimingEmail } from './save-account.ts'
import { tellOfWay } from './tell-of-way.ts'

/**
 * Its person is told by mail. Refuses with what `signedIn` does, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, `TOO_MANY_ATTEMPTS_TRY_LATER`,
 * `FEDERATED_USER_ID_ALREADY_LINKED` (to any account), `PROVIDER_ALREADY_LINKED`, `EMAIL_EXISTS`
 * where another account has Google's e-mail. The session goes on as it began: nobody has signed in with Google.
 */
export async function linkGoogle(context: IdentityContext, identity: GoogleIdentity, idToken: string): Promise<Grant> {
  const { account: current, session } = await signedIn(context, idToken)
  assertRecent(context, session)
  const mails = ownNoticeAttempts(current)
  await countAttempts(context, { limit: 'signInWayChange', subject: session.uid }, ...mails)
  return givingBack(context.limiter, mails, () => linkCounted(context, identity, session))
}

async function linkCounted(context: IdentityContext, identity: GoogleIdentity, session: Session): Promise<Grant> {
  const { db } = context
  if (await findIdentity(db, identity.issuer, identity.subject)) {
    throw new ProtocolError('FEDERATED_USER_ID_ALREADY_LINKED')
  }
  const emailKey = identity.email === null ? null : nameKey(identity.email)
  const owner = emailKey === null ? undefined : await findAccountByEmailKey(db, emailKey)
  if (owner && owner.uid !== session.uid) throw new ProtocolError('EMAIL_EXISTS')
  const work = () =>
    db.transaction(async (tx) => {
      const account = await holdAccount(context, tx, session, { holdsPerson: true })
      await link(context, tx, account.uid, identity)
      const changes = learned(account, identity, emailKey)
      const linked = await changeAccount(context, tx, account.uid, changes, 'account.google_linked')
      const { session: held } = await assertStillOpen(context, tx, session)
      await tellOfWay(context, tx, linked, { way: 'google', change: 'added' })
      const { secondStep } = held
      const origin = { from: 'session', before: held } as const
      return startSession(context, tx, linked, { provider: googleProvider, secondStep, origin })
    })
  try {
    return await claimingEmail(work)
  } catch (error) {
    if (isUniqueViolation(error, identityIndex)) throw new ProtocolError('FEDERATED_USER_ID_ALREADY_LINKED')
    if (isUniqueViolation(error, identityOfAccountIndex)) throw new ProtocolError('PROVIDER_ALREADY_LINKED')
    throw error
  }
}

/** What the account had not: its names stay its own, and an e-mail counts as verified when Google verified the same. */
function learned(account: Account, identity: GoogleIdentity, emailKey: string | null): Partial<Account> {
  const { email, emailVerified } = identity
  const takesEmail = account.emailKey === null && emailKey !== null
  const same = emailKey !== null && (takesEmail || account.emailKey === emailKey)
  return {
    displayName: account.displayName ?? identity.displayName,
    photoUrl: account.photoUrl ?? identity.photoUrl,
    ...(takesEmail ? { email, emailKey } : {}),
    emailVerified: same ? emailVerified || (!takesEmail && account.emailVerified) : account.emailVerified,
  }
}
