/** Sets up a second step: a secret is made and shown once, and counts from the first code that proves it on. */
import { randomUUID } from 'node:crypto'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { assertStillOpen } from '#identity/embedded/accounts/credentials.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import { changeAccount } from '#identity/embedded/accounts/save-account.ts'
import { findSecret, insertSecret, type OneTimeSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { enrolmentSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { countAttempts } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { endEverySession, startSession, type Grant } from '#identity/embedded/sessions/sessions.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'
import { openAuthenticatorSecret, wrapAuthenticatorSecret } from './authenticator-secret.ts'
import { base32 } from './base32.ts'
import { tellOfSecondStep } from './notices.ts'
import { authenticatorIndex, consumeEnrolment, insertAuthenticator } from './queries.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'

export interface BegunEnrolment {
  /** Base32: what the app is told. */
  sharedSecretKey: string
  /** Names the enrolment when it is finished. */
  sessionInfo: string
  finishBefore: Date
}

/**
 * In: an ID token. Refuses with what `signedIn` does, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, `TOO_MANY_ATTEMPTS_TRY_LATER`,
 * `SECOND_FACTOR_EXISTS`, and `UNVERIFIED_EMAIL`: who could be locked out of somebody else's address, or by them.
 */
export async function beginEnrolment(context: IdentityContext, idToken: string): Promise<BegunEnrolment> {
  const { account, session } = await signedIn(context, idToken)
  assertRecent(context, session)
  assertMayEnrol(account)
  const { db, secrets, now } = context
  const { uid } = account
  await countAttempts(context, { limit: 'secondStepChange', subject: uid })
  const [id, secret, sessionInfo, createdAt] = [randomUUID(), newTotpSecret(), newSecret(), now()]
  const finishBefore = secondsAfter(createdAt, enrolmentSeconds)
  const detail = { id, secret: wrapAuthenticatorSecret(secrets, { uid, id }, secret) }
  await db.transaction(async (tx) => {
    // Whoever is being signed out begins nothing more, and nobody a thing of an account that is being deleted.
    await assertStillOpen(context, tx, session)
    await insertSecret(tx, {
      hash: hashSecret(sessionInfo),
      kind: 'authenticator',
      uid,
      detail,
      createdAt,
      expiresAt: finishBefore,
      sessionId: session.id,
    })
  })
  return { sharedSecretKey: base32(secret), sessionInfo, finishBefore }
}

interface Finishing {
  idToken: string
  sessionInfo: string
  code: string
  displayName: string | null
}

/**
 * Every session of the account ends, as at the hosted provider, and the caller's goes on as a new one that took both
 * steps. That the sign-in was recent was asked when it was begun. Refuses with what `signedIn` does,
 * `TOO_MANY_ATTEMPTS_TRY_LATER`, `INVALID_SESSION_INFO` (somebody else's, too), `SESSION_EXPIRED`, `INVALID_CODE`,
 * `SECOND_FACTOR_EXISTS`, `UNVERIFIED_EMAIL`.
 */
export async function finishEnrolment(context: IdentityContext, wanted: Finishing): Promise<Grant> {
  const { account, session } = await signedIn(context, wanted.idToken)
  assertMayEnrol(account)
  const { db, now } = context
  const { uid } = account
  const hash = hashSecret(wanted.sessionInfo)
  const { id, secret } = begunBy(uid, await findSecret(db, hash), now())
  await countAttempts(context, { limit: 'secondStepChange', subject: uid })
  const opened = openAuthenticatorSecret(context, { uid, id, secret })
  const lastStep = opened && stepOfCode(opened, wanted.code, { now: now() })
  if (lastStep === undefined) throw new ProtocolError('INVALID_CODE')
  const enrol = async (tx: Transaction) => {
    const held = await assertStillOpen(context, tx, session)
    assertMayEnrol(held.account)
    const moment = now()
    if (!(await consumeEnrolment(tx, { hash, uid, now: moment }))) throw new ProtocolError('INVALID_SESSION_INFO')
    const { displayName } = wanted
    await insertAuthenticator(tx, { uid, id, displayName, secret, enrolledAt: moment, lastStep })
    await endEverySession(tx, uid, moment, context)
    const changes = { secondStep: true, validSince: moment }
    const changed = await changeAccount(context, tx, uid, changes, 'account.second_step_added')
    await tellOfSecondStep(context, tx, changed, { event: 'added' })
    return startSession(context, tx, changed, {
      provider: held.session.provider,
      secondStep: id,
      origin: { from: 'session', before: held.session },
    })
  }
  try {
    return await db.transaction(enrol)
  } catch (error) {
    if (isUniqueViolation(error, authenticatorIndex)) throw new ProtocolError('SECOND_FACTOR_EXISTS')
    throw error
  }
}

function assertMayEnrol({ secondStep, emailVerified }: Account): void {
  if (secondStep) throw new ProtocolError('SECOND_FACTOR_EXISTS')
  if (!emailVerified) throw new ProtocolError('UNVERIFIED_EMAIL')
}

/** What was kept when the account's enrolment was begun. */
function begunBy(uid: string, begun: OneTimeSecret | undefined, now: Date): { id: string; secret: string } {
  const { id, secret } = begun?.detail ?? {}
  const mine = begun?.kind === 'authenticator' && begun.uid === uid && begun.consumedAt === null
  if (!mine || id === undefined || secret === undefined) throw new ProtocolError('INVALID_SESSION_INFO')
  if (begun.expiresAt <= now) throw new ProtocolError('SESSION_EXPIRED')
  return { id, secret }
}
