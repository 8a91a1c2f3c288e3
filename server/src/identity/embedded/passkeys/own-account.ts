/** The caller's own account, held for a change of what signs in to it. */
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { holdOwnAccount, isRecent } from '#identity/embedded/sessions/signed-in.ts'

export type Session = Pick<Actor, 'uid' | 'sessionId'>

/**
 * Locks the account. Refuses with `unauthenticated` where the session has ended since the request came in, and with
 * `recent_login_required` unless it began with a credential of the account a few minutes ago.
 */
export async function lockFresh(context: IdentityContext, tx: Transaction, whose: Session): Promise<Account> {
  const { account, session } = await holdOwnAccount(context, tx, whose)
  if (!isRecent(context, session)) throw new Refusal('recent_login_required')
  return account
}
