/** `/v1/token`: a refresh token for the next one and a new ID token. */
import * as z from 'zod'
import type { Transaction } from '#db/database.ts'
import { listIdentities } from '#identity/embedded/accounts/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import { refreshGraceSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { read, text } from '#identity/embedded/protocol/input.ts'
import { projectId } from '#identity/embedded/protocol/project.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { type Browser, isSameBrowser, useBy } from '#identity/embedded/sessions/browser.ts'
import { endSession } from '#identity/embedded/sessions/end-session.ts'
import { findSession } from '#identity/embedded/sessions/queries-find.ts'
import {
  lockRefreshToken,
  replaceRefreshToken,
  successorsSince,
  type RefreshToken,
  type Session,
} from '#identity/embedded/sessions/queries.ts'
import { openSuccessor, sealSuccessor, type Successor } from '#identity/embedded/sessions/sealed-successor.ts'
import { tokensOf } from '#identity/embedded/sessions/sessions.ts'
import { isOpen, unmetBy } from '#identity/embedded/sessions/signed-in.ts'
import type { Granted } from '#identity/embedded/tokens/id-token.ts'
import { networkOf } from '#limits/address.ts'

const fields = z.object({
  grantType: text('MISSING_GRANT_TYPE', 'INVALID_GRANT_TYPE').refine(
    (type) => type === 'refresh_token',
    'INVALID_GRANT_TYPE',
  ),
  refreshToken: text('MISSING_REFRESH_TOKEN', 'INVALID_REFRESH_TOKEN'),
})

/**
 * A refresh token is replaced when it is used. For a grace it still answers, with what took its place (tabs
 * share one, and an answer can get lost): whoever uses it walks on the same line. Used by another browser,
 * or after the grace, somebody else holds it: its session ends, for whoever that is and for the owner.
 * Refuses with `INVALID_REFRESH_TOKEN`, `USER_NOT_FOUND`, `USER_DISABLED`, `TOKEN_EXPIRED`.
 */
export const refresh: Operation = async (context, body) => {
  const input = read(fields, body)
  const first = await exchangeAtOnce(context, input.refreshToken)
  const outcome = first ?? (await context.db.transaction((tx) => exchange(context, tx, input.refreshToken)))
  if ('reused' in outcome) {
    const { id, uid } = outcome.reused
    // In a transaction of its own, for it holds the account before its sessions.
    await endSession(context, { uid, sessionId: id }, 'reuse')
    context.log.warn({ uid, sessionId: id, why: outcome.why }, 'a replaced refresh token was used again: session ended')
    throw new ProtocolError('TOKEN_EXPIRED')
  }
  const { idToken, refreshToken, expiresIn } = await tokensOf(context, outcome.grant)
  return {
    access_token: idToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: outcome.grant.account.uid,
    project_id: projectId,
  }
}

type Outcome = { grant: Granted } | { reused: Session; why: 'another browser' | 'too late' }

/** The first use of a token; undefined for what `exchange` decides. See `refreshes.ts`. */
async function exchangeAtOnce(context: IdentityContext, presented: string): Promise<Outcome | undefined> {
  const { browser, refreshes } = context
  const { refreshToken, successor } = successorOf(presented, browser)
  const facts = await refreshes({
    hash: hashSecret(presented),
    successor,
    nextHash: hashSecret(refreshToken),
    network: networkIn(browser),
    firstUse: browser === undefined ? null : JSON.stringify(useBy(browser)),
  })
  return facts && { grant: { ...facts, refreshToken } }
}

function networkIn(browser: Browser | undefined): string | null {
  return browser === undefined ? null : networkOf(browser.address)
}

/** A new token, and it as the one that it replaces keeps it. */
function successorOf(presented: string, browser: Browser | undefined): { refreshToken: string; successor: string } {
  const refreshToken = newSecret()
  const cookie = browser?.presented === null ? browser.issued : null
  return { refreshToken, successor: sealSuccessor(presented, { refreshToken, cookie }) }
}

async function exchange(context: IdentityContext, tx: Transaction, presented: string): Promise<Outcome> {
  const found = await lockRefreshToken(tx, hashSecret(presented))
  if (!found) throw new ProtocolError('INVALID_REFRESH_TOKEN')
  const { token, session, account } = found
  if (!account) throw new ProtocolError('USER_NOT_FOUND')
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  if (!isOpen(context, session, account)) throw new ProtocolError('TOKEN_EXPIRED')
  const isBound = session.organizationId !== null || account.learnerOf !== null
  const bound = isBound ? await findSession(tx, session.id, session.uid) : undefined
  if (bound && (bound.learnerIsOut || unmetBy(context, bound) !== undefined)) throw new ProtocolError('TOKEN_EXPIRED')
  const now = context.now()
  const { browser } = context
  const use = browser === undefined ? null : useBy(browser)
  const { replacedAt, successor, firstUse } = token

  if (replacedAt !== null && secondsAfter(replacedAt, refreshGraceSeconds) < now) {
    return { reused: session, why: 'too late' }
  }
  if (firstUse !== null && use !== null && !isSameBrowser(firstUse, use)) {
    return { reused: session, why: 'another browser' }
  }
  if (replacedAt !== null && successor !== null) {
    const { refreshToken, cookie } = await endOfLine(tx, presented, token)
    // Another tab of a browser without a cookie: both are to end up with the same one.
    if (browser?.presented === null && cookie !== null) browser.issued = cookie
    return { grant: { account, session, refreshToken, identities: await listIdentities(tx, account.uid) } }
  }
  const next = successorOf(presented, browser)
  const identities = await replaceRefreshToken(
    tx,
    {
      hash: token.hash,
      sessionId: session.id,
      firstUse: use,
      successor: next.successor,
      // Of an older release, which kept no successor, the grace goes on from where it began.
      replacedAt: replacedAt ?? now,
    },
    { hash: hashSecret(next.refreshToken), uid: account.uid, createdAt: now, network: networkIn(browser) },
  )
  return { grant: { account, session, refreshToken: next.refreshToken, identities } }
}

/** What took a token's place, and the place of that since: the newest token of the session. */
async function endOfLine(tx: Transaction, presented: string, token: RefreshToken): Promise<Successor> {
  const { sessionId, replacedAt, successor } = token
  const line = await successorsSince(tx, sessionId, replacedAt ?? token.createdAt)
  const first = openSuccessor(presented, successor ?? '')
  let newest = first
  for (;;) {
    const sealed = line.get(hashSecret(newest.refreshToken))
    if (sealed === undefined || sealed === null) return { ...first, refreshToken: newest.refreshToken }
    newest = openSuccessor(newest.refreshToken, sealed)
  }
}
