/** Sessions: started by a sign-in, carried on by refresh tokens, ended by what must end them. */
import { randomUUID } from 'node:crypto'
import { idTokenSeconds } from '@atrium/contract/limits'
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import type { Transaction } from '#db/database.ts'
import { listIdentities, type Account } from '#identity/embedded/accounts/queries.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import type { Granted } from '#identity/embedded/tokens/id-token.ts'
import { recognitionOf } from './browser.ts'
import { endSessions } from './queries-end.ts'
import { insertRefreshToken, insertSession, type Session } from './queries.ts'

export interface Grant extends Granted {
  account: Account
}

/** TOKENS of the protocol. */
export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** What of a session goes on in the next. */
type GoesOn = 'startedAt' | 'way' | 'ssoConnectionId' | 'ssoOrganizationId'

export interface ArrivedBy {
  connectionId: string
  organizationId: string
}

interface NewSession {
  /** What the first step was taken with. */
  provider: string
  /** The same as organizations' rules name it; left out where that is the session's that goes on in this one. */
  way?: SessionWay | null
  /** What the second step was taken with, now or by the session that goes on in this one; null where none was. */
  secondStep: string | null
  /** The session that hands this one on. */
  parent?: Pick<Session, 'id' | 'deviceId' | GoesOn> | undefined
  /** The session that ends and goes on in this one: nobody has signed in anew. */
  before?: Pick<Session, GoesOn> | undefined
  /** The connection of an organization's own sign-in that it begins by. */
  arrivedBy?: ArrivedBy | undefined
  /** On whose site it begins. */
  organizationId?: string | null | undefined
}

/**
 * Starts a session. The account is one that may sign in: whoever calls has checked it. A sign-in comes here by way of
 * `completeFirstStep`; an account with a second step has no session without one.
 */
export async function startSession(
  { now, browser }: IdentityContext,
  tx: Transaction,
  account: Account,
  { provider, secondStep, parent, arrivedBy, before = parent, ...more }: NewSession,
): Promise<Grant> {
  if (account.secondStep && secondStep === null) throw new Error('a session without the second step of its account')
  const { way = before?.way ?? null, organizationId = null } = more
  const moment = now()
  // Never before `validSince`, though another process with a faster clock may have set that.
  const authTime = account.validSince > moment ? account.validSince : moment
  const session = { id: randomUUID(), uid: account.uid, provider, authTime, secondStep, way, organizationId }
  const recognition = recognitionOf(browser)
  await insertSession(tx, {
    ...session,
    ...recognition,
    parentId: parent?.id ?? null,
    deviceId: parent?.deviceId ?? recognition.browser ?? session.id,
    startedAt: before?.startedAt ?? moment,
    ssoConnectionId: arrivedBy?.connectionId ?? before?.ssoConnectionId ?? null,
    ssoOrganizationId: arrivedBy?.organizationId ?? before?.ssoOrganizationId ?? null,
    lastUsedAt: moment,
  })
  const refreshToken = newSecret()
  await insertRefreshToken(tx, { hash: hashSecret(refreshToken), sessionId: session.id, createdAt: moment })
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
