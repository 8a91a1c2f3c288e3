/** Whoever proves that an account's address is theirs gets it without what somebody else left in it. */
import type { Transaction } from '#db/database.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { deletePasskeys } from '#identity/embedded/passkeys/queries.ts'
import { endEverySession } from '#identity/embedded/sessions/sessions.ts'
import { deleteIdentities, type Account } from './queries.ts'

/**
 * In: the locked account, with the address that was proven, and since when somebody else may have had it, by the
 * accounts' clock and by whichever others keep time by; without that, from its beginning. Every session ends, and every code and hand-off is void. Google accounts linked and passkeys added
 * since then go, and whatever else the rest of the server was asked for. Of the password, a second step and the name
 * the caller decides.
 */
export async function forgetEarlierOwner(
  { hooks, now, browser }: IdentityContext,
  tx: Transaction,
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  lost?: { createdAt: Date; leftAt: Date },
): Promise<void> {
  const [since, elsewhere] = [lost?.createdAt, lost?.leftAt]
  await hooks.holdPerson?.(tx, uid)
  // Whoever made an account in advance may well be who confirms its address now: what they gave is theirs.
  if (elsewhere !== undefined) await hooks.onGivenInVain?.(tx, { uid, since: elsewhere })
  await endEverySession(tx, uid, now(), { browser })
  await discardSecrets(tx, uid, now(), 'resetPassword')
  await deleteIdentities(tx, uid, since)
  await deletePasskeys(tx, uid, since)
  await hooks.onAccountReclaimed?.(tx, { uid, email, since: elsewhere })
}
