/** Ends one session and what belongs to it, while the account\'s others go on. */
import { audit } from '#audit/audit.ts'
import { lockAccount } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { endSessionTree } from './queries-end.ts'

/** `log-out`: by the person. `reuse`: a replaced refresh token was used by somebody else, or too late. */
export type EndReason = 'log-out' | 'reuse'

/**
 * Ends the session, those handed on from it, however often, and custom tokens that any of them minted.
 * A log-out also ends what else the same browser began for the account: signing in again to confirm
 * a change leaves a session behind that nobody has a token of. Does nothing where it has ended.
 */
export async function endSession(
  { db, now }: IdentityContext,
  { uid, sessionId }: { uid: string; sessionId: string },
  reason: EndReason,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The account first: whoever exchanges a custom token holds it too, and then either has started the
    // new session before it is looked for here, or finds the token used up.
    if (!(await lockAccount(tx, uid))) return
    const ended = await endSessionTree(tx, { uid, sessionId, isLogOut: reason === 'log-out' }, now())
    if (ended > 0) await audit(tx, { actor: uid, action: 'session.ended', subject: uid, detail: { reason, ended } })
  })
}
