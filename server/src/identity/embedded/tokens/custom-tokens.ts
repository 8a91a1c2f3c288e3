/** Custom tokens: minted for the caller's own hand-off, exchanged once, from where they are meant for; a passkey's as well. */
import * as z from 'zod'
import type { Transaction } from '#db/database.ts'
import type { SignIn } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '#identity/embedded/accounts/queries.ts'
import { consumeToken, findSecret, insertSecret, passkeyTokenKind } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import { customTokenSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { read, text } from '#identity/embedded/protocol/input.ts'
import { isAuthorizedOrigin, isOwnOrigin, organizationAtOrigin } from '#identity/embedded/protocol/origins.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { customProvider, passkeyProvider } from '#identity/embedded/protocol/providers.ts'
import { recognitionOf } from '#identity/embedded/sessions/browser.ts'
import { mayTellOfSignInFrom, tellOfSignIns } from '#identity/embedded/sessions/new-browser.ts'
import { type Grant, startSession, tokensOf } from '#identity/embedded/sessions/sessions.ts'
import { requireHanding } from './handing-on.ts'

export interface WantedToken {
  uid: string
  origin?: string | undefined
  /** The session that asks: the one that the token starts is handed on from it. */
  sessionId?: string | undefined
  /** Whose site it is for, by name: its rules are asked. */
  organization?: string | undefined
  /** How that session began: for a hosted provider, which keeps no sessions. */
  signIn?: SignIn
}

/**
 * In: the caller's own uid and session, and the one origin that may exchange the token (without it: the
 * product's own and its tenants', and callers that are no browser). Out: the token, which is kept
 * nowhere but here. Refuses with `forbidden` for an origin that is not authorized, and for no account;
 * and with what `requireHanding` does.
 */
export async function mintCustomToken(
  context: IdentityContext,
  { uid, origin, sessionId, organization }: WantedToken,
): Promise<string> {
  const { db, now, origins } = context
  if (origin !== undefined && !isAuthorizedOrigin(origin, origins)) {
    throw new Refusal('forbidden', { detail: 'an origin that is not authorized' })
  }
  const token = newSecret()
  const createdAt = now()
  const expiresAt = secondsAfter(createdAt, customTokenSeconds)
  const detail = {
    ...(origin === undefined ? {} : { origin }),
    ...(organization === undefined ? {} : { organization }),
  }
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, uid)
    if (!account) throw new Refusal('forbidden', { detail: 'a custom token for no account' })
    await requireHanding(context, tx, account, { sessionId, origin, organization })
    const times = { createdAt, expiresAt }
    await insertSecret(tx, { hash: hashSecret(token), kind: 'custom_token', uid, detail, sessionId, ...times })
  })
  return token
}

const fields = z.object({ token: text('MISSING_CUSTOM_TOKEN', 'INVALID_CUSTOM_TOKEN') })

/** A hand-off goes on with a sign-in that was told already; a passkey's token is a sign-in of its own. */
async function isToBeTold(context: IdentityContext, hash: string, address: string): Promise<boolean> {
  const minted = await findSecret(context.db, hash)
  if (minted?.kind !== passkeyTokenKind || minted.consumedAt !== null || minted.expiresAt <= context.now()) return false
  const account = await findAccount(context.db, minted.uid)
  return account !== undefined && !account.disabled && mayTellOfSignInFrom(context, account, address)
}

/** As `requireHanding`: much may have happened since the token was made. */
async function requireStillHanding(...asked: Parameters<typeof requireHanding>): ReturnType<typeof requireHanding> {
  try {
    return await requireHanding(...asked)
  } catch (error) {
    if (error instanceof Refusal) throw new ProtocolError('INVALID_CUSTOM_TOKEN')
    throw error
  }
}

/** Whoever signed with a passkey has just signed in, by both steps: the key, and what unlocks it. */
async function startByPasskey(context: IdentityContext, tx: Transaction, account: Account): Promise<Grant> {
  if (account.learnerOf !== null) throw new ProtocolError('INVALID_CUSTOM_TOKEN')
  return startSession(context, tx, account, {
    provider: passkeyProvider,
    secondStep: passkeyProvider,
    origin: { from: 'sign-in', way: 'passkey' },
  })
}

/** What is handed on is a session as it is: its token adds no step. */
async function startHandedOn(...asked: Parameters<typeof requireHanding>): Promise<Grant> {
  const [context, tx, account, { organization }] = asked
  const parent = await requireStillHanding(...asked)
  return startSession(context, tx, account, {
    provider: customProvider,
    secondStep: parent?.session.secondStep ?? null,
    origin: {
      from: 'hand-off',
      parent: parent?.session ?? null,
      organizationId: organization === undefined ? null : (parent?.organizationId ?? null),
    },
  })
}

/** `accounts:signInWithCustomToken`. Refuses with `INVALID_CUSTOM_TOKEN`, whatever is wrong with it, or `USER_DISABLED`. */
export const signInWithCustomToken: Operation = async (context, body, { origin, address }) => {
  const { token } = read(fields, body)
  const { db, now, origins } = context
  const caller = { origin, unbound: origin === undefined || isOwnOrigin(origin, origins) }
  const hash = hashSecret(token)
  const tell = await isToBeTold(context, hash, address)
  const grant = await db.transaction(async (tx) => {
    const minted = await findSecret(tx, hash)
    if (!minted) throw new ProtocolError('INVALID_CUSTOM_TOKEN')
    // The account before its secrets, as whatever ends its sessions locks them: no deadlock.
    const account = await lockAccount(tx, minted.uid)
    const consumed = account && (await consumeToken(tx, minted, now(), caller))
    if (!account || !consumed) throw new ProtocolError('INVALID_CUSTOM_TOKEN')
    if (account.disabled) throw new ProtocolError('USER_DISABLED')
    await updateAccount(tx, account.uid, { lastSignInAt: now() })
    const organization = (origin && organizationAtOrigin(origin, origins)) ?? consumed.detail['organization']
    const entering = { sessionId: consumed.sessionId ?? undefined, origin, organization }
    const started =
      consumed.kind === passkeyTokenKind
        ? await startByPasskey(context, tx, account)
        : await startHandedOn(context, tx, account, entering)
    const told = { account, sessionId: started.session.id, recognition: recognitionOf(context.browser) }
    if (tell) await tellOfSignIns(context, tx, now(), [{ ...told, way: 'passkey' }])
    return started
  })
  const answer = { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: false }
  return { ...answer, ...(await tokensOf(context, grant)) }
}
