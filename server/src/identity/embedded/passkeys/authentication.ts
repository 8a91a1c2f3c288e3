/** Signing in with a passkey: whoever's it is, found by what it says of itself. */
import type { AuthenticationResponse, RequestOptions } from '@atrium/contract/identity/passkeys'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { lockAccount } from '#identity/embedded/accounts/queries.ts'
import { insertSecret, passkeyTokenKind } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newSecret } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { passkeyChallengeSeconds, passkeyTokenSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { issueChallenge, takeAnswered } from './challenges.ts'
import { findByCredential, noteUse, type Passkey } from './queries.ts'
import { userHandle } from './registration.ts'
import { requireRelyingParty } from './relying-party.ts'
import { verifyAuthentication } from './verification.ts'

/** What `navigator.credentials.get()` is asked for. Refuses with `passkeys_not_offered`, `too_many_requests`. */
export async function requestOptions(context: IdentityContext, address: string): Promise<RequestOptions> {
  const rpId = requireRelyingParty(context.origins)
  await countAttempt(context.limiter, { limit: 'passkeyChallenge', subject: address })
  const challenge = await issueChallenge(context, context.db, { purpose: 'authentication', uid: null })
  return { challenge, rpId, timeout: passkeyChallengeSeconds * 1_000, userVerification: 'required' }
}

/**
 * Answers a token that starts one session, at the origin where the passkey signed, and that no address ever carries
 * (`tokens/custom-tokens.ts`). Attempts are counted before they are checked, by address; those that were right are
 * given back. Refuses with `passkeys_not_offered`, `passkey_invalid`, `passkey_expired`, `passkey_unknown`,
 * `account_disabled` (only who has the passkey learns), `too_many_requests`.
 */
export async function signInToken(
  context: IdentityContext,
  response: AuthenticationResponse,
  address: string,
): Promise<string> {
  const relyingParty = requireRelyingParty(context.origins)
  await countAttempt(context.limiter, { limit: 'wrongPasskey', subject: address })
  const asked = { purpose: 'authentication', uid: null } as const
  const answered = await takeAnswered(context, response.response.clientDataJSON, asked)
  const passkey = await findByCredential(context.db, response.id)
  if (!passkey) throw new Refusal('passkey_unknown')
  if (response.response.userHandle !== userHandle(passkey.uid)) {
    throw new Refusal('passkey_invalid', { detail: 'made for another account' })
  }
  const signed = await verifyAuthentication(response, passkey, { ...answered, relyingParty })
  const use = { counter: signed.newCounter, backedUp: signed.credentialBackedUp, origin: answered.origin }
  const token = await context.db.transaction((tx) => noteSignIn(context, tx, passkey, use))
  if (token === undefined) throw new Refusal('passkey_invalid', { detail: 'its counter went back: it was copied' })
  await context.limiter.giveBack({ limit: 'wrongPasskey', subject: address })
  return token
}

/** Undefined where the passkey counts, and is not further than it was: there are two of it. */
async function noteSignIn(
  context: IdentityContext,
  tx: Transaction,
  { id, uid, credentialId }: Passkey,
  { counter, backedUp, origin }: { counter: number; backedUp: boolean; origin: string },
): Promise<string | undefined> {
  // The account before what belongs to it, as whatever ends its sessions locks them. Who waited reads it as it is now.
  const account = await lockAccount(tx, uid)
  const passkey = account && (await findByCredential(tx, credentialId))
  // Taken off this account it may have been added to another one since, whose it is then.
  if (!account || passkey?.id !== id) throw new Refusal('passkey_unknown', { detail: 'it was removed meanwhile' })
  if (account.disabled) throw new Refusal('account_disabled')
  const now = context.now()
  const counts = counter > 0 || passkey.counter > 0
  if (counts && counter <= passkey.counter) {
    context.log.warn({ uid, passkey: id, counter, before: passkey.counter }, 'a passkey’s counter went back')
    await audit(tx, { actor: uid, action: 'account.passkey_copied', subject: uid, detail: { passkey: id } })
    return undefined
  }
  await noteUse(tx, id, { counter, backedUp, lastUsedAt: now })
  const token = newSecret()
  await insertSecret(tx, {
    hash: hashSecret(token),
    kind: passkeyTokenKind,
    uid,
    detail: { origin },
    createdAt: now,
    expiresAt: secondsAfter(now, passkeyTokenSeconds),
  })
  return token
}
