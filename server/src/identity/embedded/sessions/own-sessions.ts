/** Where an account is signed in, and ending it there: by the person, from the list or by the mail about a new sign-in. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { listSessions as endpoint, previewNewSignIn } from '@atrium/contract/identity/sessions'
import { audit } from '#audit/audit.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { lockAccount, updateAccount } from '#identity/embedded/accounts/queries.ts'
import { consumeSecret, findSecret, type OneTimeSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret, hasRunOut } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { findSession } from './queries-find.ts'
import type { Session } from './queries.ts'
import { openDevices } from './queries-devices.ts'
import { endDevices } from './queries-end.ts'
import { runOutBefore } from './session-life.ts'
import { endEverySession } from './sessions.ts'
import { holdOwnAccount } from './signed-in.ts'
import { wayIn } from './way-in.ts'

type Whose = Pick<Actor, 'uid' | 'sessionId'>

/** A page of them, the latest use first. What has run out is not among them, marked as ended or not. */
export async function listSessions(
  { db, now, sessionLife }: IdentityContext,
  { uid, sessionId, page, limit }: Whose & QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const moment = now()
  const { lastUsed: usedSince, started: startedSince } = runOutBefore(moment, sessionLife)
  const wanted = { uid, sessionId, now: moment, usedSince, startedSince, limit, offset: (page - 1) * limit }
  const { devices, total } = await openDevices(db, wanted)
  const results = devices.map(({ provider, way, startedAt, lastUsedAt, ...device }) => ({
    ...device,
    signedInWith: wayIn({ provider, way }),
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
  return { page, limit, results, totalPages: Math.ceil(total / limit), totalResults: total }
}

/**
 * Ends one, with all that the list shows with it. Refuses with `not_found` where the account has none of that id open,
 * whoever else may have, and with `unauthenticated` where the session that asks has ended meanwhile.
 */
export async function endOneSession(context: IdentityContext, asking: Whose, id: string): Promise<void> {
  const { db, now } = context
  const { uid } = asking
  await db.transaction(async (tx) => {
    // The account first, as whatever ends its sessions does: a hand-off that is under way is found, or finds the end.
    await holdOwnAccount(context, tx, asking)
    const found = await findSession(tx, id, uid)
    const ended = found ? await endDevices(tx, uid, { is: found.session.deviceId }, now()) : 0
    if (ended === 0) throw new Refusal('not_found', { detail: 'no open session of the account' })
    await audit(tx, { actor: uid, action: 'session.ended', subject: uid, detail: { reason: 'list', ended } })
  })
}

/** Ends all but the one that asks; answers how many that were, as the list counts. Refuses with `unauthenticated` as well. */
export async function endOtherSessions(context: IdentityContext, asking: Whose): Promise<number> {
  const { uid } = asking
  return context.db.transaction(async (tx) => {
    const { session } = await holdOwnAccount(context, tx, asking)
    const ended = await endDevices(tx, uid, { isNot: session.deviceId }, context.now())
    if (ended > 0) {
      await audit(tx, { actor: uid, action: 'session.ended', subject: uid, detail: { reason: 'others', ended } })
    }
    return ended
  })
}

/** Ends all, the one that asks too, with every secret that could open another. Refuses with `unauthenticated` as well. */
export async function signOutEverywhere(context: IdentityContext, asking: Whose): Promise<void> {
  const { uid } = asking
  await context.db.transaction(async (tx) => {
    await holdOwnAccount(context, tx, asking)
    const moment = context.now()
    await endEverySession(tx, uid, moment)
    await updateAccount(tx, uid, { validSince: moment })
    await audit(tx, { actor: uid, action: 'session.ended', subject: uid, detail: { reason: 'all' } })
  })
}

/** Looks at what a mail's link would end. Refuses with `code_invalid` and `code_expired`. */
export async function previewNewSignInOf(
  context: IdentityContext,
  code: string,
): Promise<AnswerOf<typeof previewNewSignIn>> {
  const { session } = await checkCode(context, code)
  const { browserName, systemName, network, startedAt } = session
  return {
    browser: browserName,
    system: systemName,
    network,
    signedInWith: wayIn(session),
    startedAt: startedAt.toISOString(),
  }
}

/** Ends it, once. Refuses as the preview does; of any number at once, all but one with `code_invalid`. */
export async function endNewSignInOf(context: IdentityContext, code: string): Promise<void> {
  const { secret, session } = await checkCode(context, code)
  const { uid } = session
  await context.db.transaction(async (tx) => {
    const now = context.now()
    const account = await lockAccount(tx, uid)
    const consumed = account && (await consumeSecret(tx, secret.hash, 'end_session', now))
    if (!consumed) throw new Refusal('code_invalid', { detail: 'used meanwhile' })
    const ended = await endDevices(tx, uid, { is: session.deviceId }, now)
    await audit(tx, { actor: uid, action: 'session.ended', subject: uid, detail: { reason: 'mail', ended } })
  })
}

async function checkCode(
  { db, now }: IdentityContext,
  code: string,
): Promise<{ secret: OneTimeSecret; session: Session }> {
  const secret = await findSecret(db, hashSecret(code))
  if (!secret && hasRunOut(code, now())) throw new Refusal('code_expired')
  if (secret?.kind !== 'end_session' || secret.consumedAt !== null || secret.sessionId === null) {
    throw new Refusal('code_invalid', { detail: 'no code of an open session' })
  }
  if (secret.expiresAt <= now()) throw new Refusal('code_expired')
  const found = await findSession(db, secret.sessionId, secret.uid)
  if (!found) throw new Refusal('code_invalid', { detail: 'the session is gone' })
  return { secret, session: found.session }
}
