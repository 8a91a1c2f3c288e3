/** `accounts:lookup`: the account of an ID token, as the SDK reads it after every sign-in. */
import * as z from 'zod'
import { type Account, listIdentities } from '#identity/embedded/accounts/queries.ts'
import type { Operation } from '#identity/embedded/context.ts'
import { idToken, read } from '#identity/embedded/protocol/input.ts'
import { providerUserInfo } from '#identity/embedded/protocol/providers.ts'
import { mfaInfoOf } from '#identity/embedded/second-step/mfa-info.ts'
import { signedIn } from '#identity/embedded/sessions/signed-in.ts'

const fields = z.object({ idToken })

/**
 * Refuses with what `signedIn` does. Other accounts cannot be asked for. `mfaInfo` is there when it is empty, too: the
 * SDK keeps what it knew where it is missing.
 */
export const lookup: Operation = async (context, body) => {
  const { account } = await signedIn(context, read(fields, body).idToken, { mayBeLearner: true })
  const identities = await listIdentities(context.db, account.uid)
  const mfaInfo = await mfaInfoOf(context.db, account)
  const providers = providerUserInfo(account, identities)
  const user = { ...describe(account), ...notAnonymous(account, providers), providerUserInfo: providers, mfaInfo }
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
}

/** Times are strings of milliseconds, `validSince` of seconds: the protocol's habit. */
function describe(account: Account): object {
  const { email, displayName, photoUrl, passwordChangedAt } = account
  return {
    localId: account.uid,
    ...(email === null ? {} : { email }),
    emailVerified: account.emailVerified,
    ...(displayName === null ? {} : { displayName }),
    ...(photoUrl === null ? {} : { photoUrl }),
    ...(passwordChangedAt === null ? {} : { passwordUpdatedAt: passwordChangedAt.getTime() }),
    validSince: String(Math.floor(account.validSince.getTime() / 1_000)),
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String(account.lastSignInAt.getTime()),
  }
}

/** What the hosted service gives in the place of a hash that only administrators read ("REDACTED", in base64). */
const REDACTED_HASH = 'UkVEQUNURUQ='

/**
 * To the SDK somebody is anonymous of whom it hears neither a provider nor an address with a hash (`isAnonymous` in
 * `user_impl.ts`): of who signs in by passkey or by mail, it hears the latter.
 */
function notAnonymous({ email }: Account, providers: readonly unknown[]): object {
  return email !== null && providers.length === 0 ? { passwordHash: REDACTED_HASH } : {}
}
