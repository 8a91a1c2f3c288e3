/** What a person may know of a change of their own address that waits for its link, and how they take it back. */
import { audit } from '#audit/audit.ts'
import type { Actor } from '#http/actor.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { holdOwnAccount } from '#identity/embedded/sessions/signed-in.ts'
import { discardSecrets, findEmailChange } from './queries.ts'

/** The address that the newest link would give the account; null where none is good. */
export async function emailChangeOf({ db, now }: IdentityContext, uid: string): Promise<string | null> {
  return findEmailChange(db, uid, now())
}

/**
 * Every link to another address is void then. One that is opened at the same time comes first, or finds nothing. Refuses
 * with `unauthenticated` where the session that asks has ended meanwhile.
 */
export async function cancelEmailChange(
  context: IdentityContext,
  asking: Pick<Actor, 'uid' | 'sessionId'>,
): Promise<void> {
  const { db, now } = context
  const { uid } = asking
  await db.transaction(async (tx) => {
    await holdOwnAccount(context, tx, asking)
    if ((await findEmailChange(tx, uid, now())) === null) return
    await discardSecrets(tx, uid, now(), 'verifyAndChangeEmail')
    await audit(tx, { actor: uid, action: 'account.email_change_cancelled', subject: uid })
  })
}
