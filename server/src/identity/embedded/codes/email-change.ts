/** What a person may know of a change of their own address that waits for its link, and how they take it back. */
import { audit } from '#audit/audit.ts'
import { lockAccount } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { discardSecrets, findEmailChange } from './queries.ts'

/** The address that the newest link would give the account; null where none is good. */
export async function emailChangeOf({ db, now }: IdentityContext, uid: string): Promise<string | null> {
  return findEmailChange(db, uid, now())
}

/** Every link to another address is void then. One that is opened at the same time comes first, or finds nothing. */
export async function cancelEmailChange({ db, now }: IdentityContext, uid: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, uid)
    if ((await findEmailChange(tx, uid, now())) === null) return
    await discardSecrets(tx, uid, now(), 'verifyAndChangeEmail')
    await audit(tx, { actor: uid, action: 'account.email_change_cancelled', subject: uid })
  })
}
