/** Sets what an account says of its person, when the person's record changes. */
import type { Transaction } from '#db/database.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { lockAccount, type Account } from './queries.ts'
import { changeAccount } from './save-account.ts'

/** Does nothing where there is no such account. */
export async function changeProfile(
  context: IdentityContext,
  tx: Transaction,
  uid: string,
  profile: Partial<Pick<Account, 'displayName' | 'photoUrl'>>,
): Promise<void> {
  if (await lockAccount(tx, uid)) await changeAccount(context, tx, uid, profile, 'account.profile_changed')
}
