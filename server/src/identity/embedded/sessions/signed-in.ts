/** Who an ID token belongs to: checked against the session and the account as they are now. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { recentSignInSeconds } from '@atrium/contract/limits'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import type { Verifying } from '#http/serve.ts'
import { findAccount, lockAccount, type Account } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { secondsAfter } from '#identity/embedded/lifetimes.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { customProvider } from '#identity/embedded/protocol/providers.ts'
import { nameCaller } from '#limits/caller.ts'
import { unmetRule } from '#organizations/rules/unmet-rule.ts'
import type { CallerAccount, CallerSession, Found, FoundCaller } from './queries-find.ts'
import { findCaller, findSession } from './queries-find.ts'
import type { Session } from './queries.ts'
import { hasRunOut } from './session-life.ts'
import { signInOf } from './sign-in-of.ts'

export interface SignedIn {
  account: Account
  session: Session
}

/**
 * The account and session of an ID token. Throws `INVALID_ID_TOKEN` for what is not a current token
 * of ours; `USER_NOT_FOUND`, `USER_DISABLED`, and `TOKEN_EXPIRED` for one whose session has ended, or is on the site of
 * an organization whose rules it does not meet; and `OPERATION_NOT_ALLOWED` for a learner without an address, unless
 * the operation says that they may: by the protocol they change nothing, link nothing, and leave nothing.
 */
export async function signedIn(
  context: IdentityContext,
  idToken: string,
  { mayBeLearner = false }: { mayBeLearner?: boolean } = {},
): Promise<SignedIn> {
  const { unmet, ...found } = await findSignedIn(context, idToken, findSession)
  if (unmet !== undefined) throw new ProtocolError('TOKEN_EXPIRED')
  if (found.account.learnerOf !== null && !mayBeLearner) {
    throw new ProtocolError('OPERATION_NOT_ALLOWED', { text: refusals.learner_not_allowed })
  }
  return found
}

/** The same, with the rule that is not met of the organization on whose site the session is. */
async function findSignedIn<S extends CallerSession, A extends CallerAccount>(
  context: IdentityContext,
  idToken: string,
  find: (db: Queryable, id: string, uid: string) => Promise<Found<S, A> | undefined>,
  named?: (uid: string) => void,
): Promise<{ account: A; session: S; unmet: RuleRefusal | undefined }> {
  const { db, idTokens } = context
  const subject = await idTokens.read(idToken)
  if (!subject) throw new ProtocolError('INVALID_ID_TOKEN')
  nameCaller(subject.uid)
  named?.(subject.uid)
  const found = await find(db, subject.sessionId, subject.uid)
  const account = found ? found.account : await findAccount(db, subject.uid)
  if (!account) throw new ProtocolError('USER_NOT_FOUND')
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  if (!found?.account || found.learnerIsOut || !isOpen(context, found.session, account)) {
    throw new ProtocolError('TOKEN_EXPIRED')
  }
  return { account: found.account, session: found.session, unmet: unmetBy(context, found) }
}

/** The rule of the organization on whose site a session is that it does not meet, or not any more. */
export function unmetBy(context: IdentityContext, found: FoundCaller): RuleRefusal | undefined {
  return unmetRule(found, signInOf(context, found.session), context.now())
}

/** Whether a session has neither been ended nor run out, and took every step that its account asks for. */
export function isOpen({ now, sessionLife }: IdentityContext, session: CallerSession, account: CallerAccount): boolean {
  if (account.secondStep && session.secondStep === null) return false
  return session.endedAt === null && session.authTime >= account.validSince && !hasRunOut(session, now(), sessionLife)
}

/**
 * For the API's actions that wait for a lock: asked once more behind it. Refuses with `unauthenticated` where the session
 * has ended since the request came in.
 */
export async function requireOpenSession(
  context: IdentityContext,
  tx: Transaction,
  { uid, sessionId }: Pick<Actor, 'uid' | 'sessionId'>,
): Promise<void> {
  const found = await findSession(tx, sessionId, uid)
  if (!found?.account || !isOpen(context, found.session, found.account)) {
    throw new Refusal('unauthenticated', { detail: 'the session has ended' })
  }
}

/**
 * Locks the account of whoever asks. Refuses with `unauthenticated` where their session has ended since the request came
 * in: whoever is being signed out does nothing more to the account, least of all to its owner's sessions.
 */
export async function holdOwnAccount(
  context: IdentityContext,
  tx: Transaction,
  { uid, sessionId }: Pick<Actor, 'uid' | 'sessionId'>,
): Promise<{ account: Account; session: Session }> {
  const account = await lockAccount(tx, uid)
  const found = account && (await findSession(tx, sessionId, uid))
  if (!account || !found || !isOpen(context, found.session, account)) {
    throw new Refusal('unauthenticated', { detail: 'the session has ended' })
  }
  return { account, session: found.session }
}

/**
 * Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` unless the session began with a credential of the account
 * a few minutes ago. A hand-off's session never counts: its token travelled in an address.
 */
export function assertRecent(context: IdentityContext, session: Session): void {
  if (!isRecent(context, session)) throw new ProtocolError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

/** The same, asked. */
export function isRecent({ now }: IdentityContext, session: Session): boolean {
  return session.provider !== customProvider && session.authTime >= secondsAfter(now(), -recentSignInSeconds)
}

/**
 * For the API's bearer guard: rejects with `Refusal('unauthenticated')`, or with the rule that is not met, where one is asked. `named` is
 * called with whom a token of ours names, before it is known whether that is still good for anything.
 */
export async function actorOf(
  context: IdentityContext,
  idToken: string,
  named?: (uid: string) => void,
  { whateverIsAsked = false }: Verifying = {},
): Promise<Actor> {
  try {
    const { account, session, unmet } = await findSignedIn(context, idToken, findCaller, named)
    if (unmet !== undefined && !whateverIsAsked)
      throw new Refusal(unmet, { detail: `on the organization's site: ${unmet}` })
    const { uid, email, emailVerified, displayName, learnerOf } = account
    const handedOff = session.provider === customProvider
    const { id: sessionId, authTime } = session
    const signIn = signInOf(context, session)
    return { uid, email, emailVerified, displayName, authTime, sessionId, handedOff, signIn, learnerOf }
  } catch (error) {
    if (error instanceof ProtocolError) throw new Refusal('unauthenticated', { detail: error.code })
    throw error
  }
}
