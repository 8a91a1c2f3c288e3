/** Sessions: started by a sign-in, carried on by refresh tokens, ended by what must end them. */
import { randomUUID } from 'node:crypto'
import { idTokenSeconds } from '@atrium/contract/limits'
import type { Transaction } from '#db/database.ts'
import type { IdentityContext } from './context.ts'
import type { Granted } from './id-token.ts'
import { listIdentities, type Account } from './queries-accounts.ts'
import { discardSecrets } from './queries-secrets.ts'
import { endSessions, insertRefreshToken, insertSession } from './queries-sessions.ts'
import { hashSecret, newSecret } from './secrets.ts'

export interface Grant extends Granted {
  account: Account
}

/** TOKENS of the protocol. */
export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** Starts a session. The account is one that may sign in: whoever calls has checked it. */
export async function startSession(
  { now }: IdentityContext,
  tx: Transaction,
  account: Account,
  provider: string,
): Promise<Grant> {
  const startedAt = now()
  // Never before `validSince`, though another process with a faster clock may have set that.
  const authTime = account.validSince > startedAt ? account.validSince : startedAt
  const session = { id: randomUUID(), uid: account.uid, provider, authTime }
  await insertSession(tx, session)
  return continueSession(tx, account, session, startedAt)
}

/** Adds a refresh token to a session. */
export async function continueSession(
  tx: Transaction,
  account: Account,
  session: Grant['session'],
  createdAt: Date,
): Promise<Grant> {
  const refreshToken = newSecret()
  await insertRefreshToken(tx, { hash: hashSecret(refreshToken), sessionId: session.id, createdAt })
  return { account, identities: await listIdentities(tx, account.uid), session, refreshToken }
}

/** What the client gets. Called after the transaction, for signing may have to read the keys. */
export async function tokensOf({ idTokens }: IdentityContext, grant: Granted): Promise<Tokens> {
  const idToken = await idTokens.sign(grant)
  return { idToken, refreshToken: grant.refreshToken, expiresIn: String(idTokenSeconds) }
}

/**
 * Ends every session of an account and every secret that could open one: for a change of what one
 * signs in with. The caller writes `validSince` to the account in the same transaction.
 */
export async function endEverySession(tx: Transaction, uid: string, moment: Date): Promise<void> {
  await endSessions(tx, uid, moment)
  await discardSecrets(tx, uid, moment)
}
