/** Sessions: started by a sign-in, carried on by refresh tokens, ended by what must end them. */
import { randomUUID } from 'node:crypto'
import { idTokenSeconds } from '@atrium/contract/limits'
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import type { Transaction } from '#db/database.ts'
import { listIdentities, type Account } from '#identity/embedded/accounts/queries.ts'
import { discardSecrets } from '#identity/embedded/codes/queries.ts'
import { discardMailedSignInsOf } from '#identity/embedded/codes/queries-mailed-sign-ins.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { laterOf } from '#identity/embedded/lifetimes.ts'
import type { Granted } from '#identity/embedded/tokens/id-token.ts'
import { type Browser, recognitionOf } from './browser.ts'
import { assertWayAllowed } from './only-way.ts'
import { endSessions } from './queries-end.ts'
import { forgetBrowsers, insertRefreshToken, insertSession, type Session } from './queries.ts'

export interface Grant extends Granted {
  account: Account
}

/** TOKENS of the protocol. */
export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

export interface ArrivedBy {
  connectionId: string
  organizationId: string
}

/** Somebody has signed in just now. */
export interface SignedInBy {
  from: 'sign-in'
  /** As organizations' rules name it; null where nobody knows. */
  way: SessionWay | null
  /** The connection of an organization's own sign-in that it begins by. */
  arrivedBy?: ArrivedBy | undefined
  /** On whose site it begins. */
  organizationId?: string | undefined
}

/** What of a session goes on in the next. */
type GoesOn = 'startedAt' | 'way' | 'ssoConnectionId' | 'ssoOrganizationId'

/** Where a session comes from. */
type Origin =
  | SignedInBy
  /** A session whose account was changed by it: nobody has signed in anew, by whatever that account has now. */
  | { from: 'session'; before: Pick<Session, GoesOn | 'organizationId'> }
  /** A custom token of a session, for an organization's site or none; null where the server made it by itself. */
  | { from: 'hand-off'; parent: Pick<Session, GoesOn | 'id' | 'deviceId'> | null; organizationId: string | null }

interface NewSession {
  /** What the first step was taken with, or what was set last. */
  provider: string
  /** What the second step was taken with, now or by the session that goes on in this one; null where none was. */
  secondStep: string | null
  origin: Origin
}

/**
 * Starts a session. The account is one that may sign in: whoever calls has checked it. A sign-in comes here by way of
 * `completeFirstStep`; an account with a second step has no session without one. Refuses a sign-in as
 * `assertWayAllowed` does.
 */
export async function startSession(
  context: IdentityContext,
  tx: Transaction,
  account: Account,
  { provider, secondStep, origin }: NewSession,
): Promise<Grant> {
  if (account.secondStep && secondStep === null) throw new Error('a session without the second step of its account')
  if (origin.from === 'sign-in') await assertWayAllowed(context, tx, account, origin.way)
  const moment = context.now()
  // Never before `validSince`, though another process with a faster clock may have set that.
  const authTime = laterOf(moment, account.validSince)
  const begun = beginningOf(origin, moment)
  const { way } = begun
  const session = { id: randomUUID(), uid: account.uid, provider, authTime, secondStep, way }
  const recognition = recognitionOf(context.browser)
  const parent = origin.from === 'hand-off' ? origin.parent : null
  await insertSession(tx, {
    ...session,
    ...begun,
    ...recognition,
    parentId: parent?.id ?? null,
    deviceId: parent?.deviceId ?? recognition.browser ?? session.id,
    lastUsedAt: moment,
  })
  const refreshToken = newSecret()
  await insertRefreshToken(tx, { hash: hashSecret(refreshToken), sessionId: session.id, createdAt: moment })
  return { account, identities: await listIdentities(tx, account.uid), session, refreshToken }
}

function beginningOf(origin: Origin, now: Date): Pick<Session, GoesOn | 'organizationId'> {
  if (origin.from === 'sign-in') {
    const { way, arrivedBy, organizationId = null } = origin
    const [ssoConnectionId, ssoOrganizationId] = [arrivedBy?.connectionId ?? null, arrivedBy?.organizationId ?? null]
    return { startedAt: now, way, ssoConnectionId, ssoOrganizationId, organizationId }
  }
  const { organizationId } = origin.from === 'session' ? origin.before : origin
  const nobody = { startedAt: now, way: null, ssoConnectionId: null, ssoOrganizationId: null }
  const earlier = (origin.from === 'session' ? origin.before : origin.parent) ?? nobody
  const { startedAt, way, ssoConnectionId, ssoOrganizationId } = earlier
  return { startedAt, way, ssoConnectionId, ssoOrganizationId, organizationId }
}

/** What the client gets. Called after the transaction, for signing may have to read the keys. */
export async function tokensOf({ idTokens }: IdentityContext, grant: Granted): Promise<Tokens> {
  const idToken = await idTokens.sign(grant)
  return { idToken, refreshToken: grant.refreshToken, expiresIn: String(idTokenSeconds) }
}

/**
 * Ends every session of an account and every secret that could open one: for a change of what one
 * signs in with. Whoever was in is told of when they come again: no browser is known any more but the one that asks,
 * where one does. The caller writes `validSince` to the account in the same transaction.
 */
export async function endEverySession(
  tx: Transaction,
  uid: string,
  moment: Date,
  { browser }: { browser?: Browser | undefined } = {},
): Promise<void> {
  await endSessions(tx, uid, moment)
  await forgetBrowsers(tx, uid, { except: recognitionOf(browser).browser })
  await discardSecrets(tx, uid, moment)
  await discardMailedSignInsOf(tx, uid, moment)
}
