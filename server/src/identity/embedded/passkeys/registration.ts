/** Adding a passkey to the own account: what the browser is asked for, and what is kept of its answer. */
import { randomUUID } from 'node:crypto'
import type { CreationOptions, RegistrationResponse } from '@atrium/contract/identity/passkeys'
import { maxPasskeys } from '@atrium/contract/limits'
import { audit } from '#audit/audit.ts'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { type Account, findAccount } from '#identity/embedded/accounts/queries.ts'
import { tellOfWay } from '#identity/embedded/accounts/tell-of-way.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { passkeyChallengeSeconds } from '#identity/embedded/lifetimes.ts'
import { countAttempt, givingBack } from '#limits/count-attempt.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'
import { issueChallenge, takeAnswered } from './challenges.ts'
import { makerOf } from './makers.ts'
import { lockFresh, type Session } from './own-account.ts'
import { countOwn, credentialIndex, insertPasskey, listOwn, type Passkey } from './queries.ts'
import { requireRelyingParty } from './relying-party.ts'
import { algorithms, verifyRegistration } from './verification.ts'

/**
 * What `navigator.credentials.create()` is asked for: a passkey that is found without a name, and that verifies the
 * person. Refuses with `passkeys_not_offered`, `recent_login_required`, `passkey_limit`, `too_many_requests`.
 */
export async function createOptions(
  context: IdentityContext,
  session: Session,
  address: string,
): Promise<CreationOptions> {
  const id = requireRelyingParty(context.origins)
  await countAttempt(context.limiter, { limit: 'passkeyChallenge', subject: address })
  const { account, own, challenge } = await context.db.transaction(async (tx) => {
    const account = await lockFresh(context, tx, session)
    await assertRoom(tx, account)
    const challenge = await issueChallenge(context, tx, { purpose: 'registration', uid: account.uid })
    return { account, own: await listOwn(tx, account.uid), challenge }
  })
  const { uid, email, displayName } = account
  const name = email ?? displayName ?? context.productName
  return {
    challenge,
    rp: { id, name: context.productName },
    user: { id: userHandle(uid), name, displayName: displayName ?? name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyChallengeSeconds * 1_000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports,
    })),
  }
}

/** What an authenticator keeps of whose a passkey is: the account's random id. */
export function userHandle(uid: string): string {
  return Buffer.from(uid).toString('base64url')
}

interface Adding {
  response: RegistrationResponse
  name?: string | undefined
}

/**
 * Keeps the passkey, its audit record and the mail about it. `name` is for one whose maker is not known. Refuses with
 * `passkeys_not_offered`, `passkey_invalid`, `passkey_expired`, `recent_login_required`, `passkey_limit`,
 * `too_many_requests`, and `passkey_exists` where anybody has added it.
 */
export async function addPasskey(
  context: IdentityContext,
  session: Session,
  { response, name }: Adding,
): Promise<Passkey> {
  const relyingParty = requireRelyingParty(context.origins)
  const { uid } = session
  const account = await findAccount(context.db, uid)
  const mails = account ? ownNoticeAttempts(account) : []
  await countAttempt(context.limiter, { limit: 'passkeyChange', subject: uid }, ...mails)
  return givingBack(context.limiter, mails, () => addCounted(context, session, { response, name, relyingParty }))
}

async function addCounted(
  context: IdentityContext,
  session: Session,
  { response, name, relyingParty }: Adding & { relyingParty: string },
): Promise<Passkey> {
  const { uid } = session
  const answered = await takeAnswered(context, response.response.clientDataJSON, { purpose: 'registration', uid })
  const made = await verifyRegistration(response, { ...answered, relyingParty })
  const { id: credentialId, publicKey, counter, transports = [] } = made.credential
  const passkey = {
    id: randomUUID(),
    uid,
    credentialId,
    counter,
    transports,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    multiDevice: made.credentialDeviceType === 'multiDevice',
    backedUp: made.credentialBackedUp,
    name: makerOf(made.aaguid) ?? name ?? 'Passkey',
    createdAt: context.now(),
  }
  try {
    return await context.db.transaction(async (tx) => {
      const account = await lockFresh(context, tx, session)
      await assertRoom(tx, account)
      const kept = await insertPasskey(tx, passkey)
      await audit(tx, { actor: uid, action: 'account.passkey_added', subject: uid, detail: { passkey: kept.id } })
      await tellOfWay(context, tx, account, { way: 'passkey', change: 'added' })
      return kept
    })
  } catch (error) {
    if (isUniqueViolation(error, credentialIndex)) throw new Refusal('passkey_exists', { cause: error })
    throw error
  }
}

async function assertRoom(tx: Transaction, { uid }: Account): Promise<void> {
  if ((await countOwn(tx, uid)) >= maxPasskeys) throw new Refusal('passkey_limit')
}
