/** What still signs in to an account from which a way is taken. */
import type { Transaction } from '#db/database.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { listOwn } from '#identity/embedded/passkeys/queries.ts'
import { listIdentities, type Account } from './queries.ts'

/** In: the locked account as it is about to be. Out: whether a password, a Google account or a passkey signs in to it. */
export async function hasWayOfItsOwn(tx: Transaction, { uid, passwordHash }: Account): Promise<boolean> {
  if (passwordHash !== null || (await listIdentities(tx, uid)).length > 0) return true
  return (await listOwn(tx, uid)).length > 0
}

/** The same, or a mail: only to an address that was confirmed, for any other may be somebody else's. */
export async function canBeSignedInTo({ hooks }: IdentityContext, tx: Transaction, account: Account): Promise<boolean> {
  if (account.emailVerified && account.email !== null && hooks.onSignInMail) return true
  return hasWayOfItsOwn(tx, account)
}
