/** Custom tokens: minted for the caller's own hand-off, exchanged once, from where they are meant for. */
import * as z from 'zod'
import { Refusal } from '#http/refusal.ts'
import type { IdentityContext, Operation } from './context.ts'
import { read, text } from './input.ts'
import { customTokenSeconds, secondsAfter } from './lifetimes.ts'
import { isAuthorizedOrigin, isOwnOrigin } from './origins.ts'
import { ProtocolError } from './protocol-error.ts'
import { customProvider } from './providers.ts'
import { lockAccount, updateAccount } from './queries-accounts.ts'
import { consumeCustomToken, insertSecret } from './queries-secrets.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { startSession, tokensOf } from './sessions.ts'

/**
 * In: the caller's own uid, and the one origin that may exchange the token (without it: the
 * product's own and its tenants', and callers that are no browser). Out: the token, which is kept
 * nowhere but here. Refuses with `forbidden` for an origin that is not authorized.
 */
export async function mintCustomToken(
  { db, now, origins }: IdentityContext,
  { uid, origin }: { uid: string; origin?: string | undefined },
): Promise<string> {
  if (origin !== undefined && !isAuthorizedOrigin(origin, origins)) {
    throw new Refusal('forbidden', { detail: 'an origin that is not authorized' })
  }
  const token = newSecret()
  const createdAt = now()
  const expiresAt = secondsAfter(createdAt, customTokenSeconds)
  const detail: Record<string, string> = origin === undefined ? {} : { origin }
  await insertSecret(db, { hash: hashSecret(token), kind: 'custom_token', uid, detail, createdAt, expiresAt })
  return token
}

const fields = z.object({ token: text('MISSING_CUSTOM_TOKEN', 'INVALID_CUSTOM_TOKEN') })

/** `accounts:signInWithCustomToken`. Refuses with `INVALID_CUSTOM_TOKEN`, whatever is wrong with it, or `USER_DISABLED`. */
export const signInWithCustomToken: Operation = async (context, body, { origin }) => {
  const { token } = read(fields, body)
  const { db, now, origins } = context
  const caller = { origin, unbound: origin === undefined || isOwnOrigin(origin, origins) }
  const grant = await db.transaction(async (tx) => {
    const secret = await consumeCustomToken(tx, hashSecret(token), now(), caller)
    if (!secret) throw new ProtocolError('INVALID_CUSTOM_TOKEN')
    const account = await lockAccount(tx, secret.uid)
    if (!account) throw new ProtocolError('INVALID_CUSTOM_TOKEN')
    if (account.disabled) throw new ProtocolError('USER_DISABLED')
    await updateAccount(tx, account.uid, { lastSignInAt: now() })
    return startSession(context, tx, account, customProvider)
  })
  const answer = { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: false }
  return { ...answer, ...(await tokensOf(context, grant)) }
}
