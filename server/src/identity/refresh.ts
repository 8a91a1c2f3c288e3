/** `/v1/token`: a refresh token for the next one and a new ID token. */
import * as z from 'zod'
import type { Transaction } from '#db/database.ts'
import type { IdentityContext, Operation } from './context.ts'
import { read, text } from './input.ts'
import { refreshGraceSeconds, secondsAfter } from './lifetimes.ts'
import { projectId } from './project.ts'
import { ProtocolError, type ProtocolCode } from './protocol-error.ts'
import { endSession, lockRefreshToken, replaceRefreshToken } from './queries-sessions.ts'
import { hashSecret } from './secrets.ts'
import { continueSession, tokensOf, type Grant } from './sessions.ts'
import { isOpen } from './signed-in.ts'

const fields = z.object({
  grant_type: text('MISSING_GRANT_TYPE', 'INVALID_GRANT_TYPE'),
  refresh_token: text('MISSING_REFRESH_TOKEN', 'INVALID_REFRESH_TOKEN'),
})

/**
 * A refresh token is replaced when it is used, and works on for a grace (tabs share one). Used after
 * that, someone else may hold it: its session ends, for whoever that is and for the owner.
 * Refuses with `INVALID_REFRESH_TOKEN`, `USER_NOT_FOUND`, `USER_DISABLED`, `TOKEN_EXPIRED`.
 */
export const refresh: Operation = async (context, body) => {
  const input = read(fields, body)
  if (input.grant_type !== 'refresh_token') throw new ProtocolError('INVALID_GRANT_TYPE')
  const hash = hashSecret(input.refresh_token)
  // A refusal is returned, not thrown: what it wrote (the end of the session) has to stay.
  const outcome = await context.db.transaction((tx) => exchange(context, tx, hash))
  if (typeof outcome === 'string') throw new ProtocolError(outcome)
  const { idToken, refreshToken, expiresIn } = await tokensOf(context, outcome)
  return {
    access_token: idToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: outcome.account.uid,
    project_id: projectId,
  }
}

async function exchange(context: IdentityContext, tx: Transaction, hash: string): Promise<Grant | ProtocolCode> {
  const found = await lockRefreshToken(tx, hash)
  if (!found) return 'INVALID_REFRESH_TOKEN'
  const { account, session, replacedAt } = found
  if (!account) return 'USER_NOT_FOUND'
  if (account.disabled) return 'USER_DISABLED'
  if (!isOpen(session, account)) return 'TOKEN_EXPIRED'
  const now = context.now()
  if (replacedAt !== null && secondsAfter(replacedAt, refreshGraceSeconds) < now) {
    await endSession(tx, session.id, now)
    context.log.warn(
      { uid: account.uid, sessionId: session.id },
      'a replaced refresh token was used again: session ended',
    )
    return 'TOKEN_EXPIRED'
  }
  if (replacedAt === null) await replaceRefreshToken(tx, hash, now)
  return continueSession(tx, account, session, now)
}
