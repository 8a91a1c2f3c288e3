/** `accounts:signInWithIdp`: sign-in, linking and reauthentication with a Google ID token. */
import * as z from 'zod'
import type { GoogleIdentity, IdentityContext, Operation } from './context.ts'
import { isEmailOfGoogle, signInWithGoogle } from './google-accounts.ts'
import { idToken, orAbsent, read, text } from './input.ts'
import { linkGoogle } from './link-google.ts'
import { ProtocolError } from './protocol-error.ts'
import { googleProvider } from './providers.ts'
import { tokensOf } from './sessions.ts'

const fields = z.object({
  postBody: text('INVALID_IDP_RESPONSE'),
  idToken: orAbsent(idToken),
  autoCreate: orAbsent(z.boolean('INVALID_ARGUMENT')),
})

/**
 * Refuses with `INVALID_IDP_RESPONSE`, `OPERATION_NOT_ALLOWED`, `USER_DISABLED`, `USER_NOT_FOUND`
 * (reauthentication only), and when linking with what `linkGoogle` does. Answers
 * `needConfirmation` where an account has the e-mail and Google has not verified it.
 */
export const signInWithIdp: Operation = async (context, body) => {
  const input = read(fields, body)
  const { identity, token } = await verified(context, input.postBody)
  const outcome =
    input.idToken === undefined
      ? await signInWithGoogle(context, identity, { mayCreate: input.autoCreate !== false })
      : { grant: await linkGoogle(context, identity, input.idToken), isNewUser: false }
  const described = { ...describe(identity), oauthIdToken: token }
  // The SDK turns it into `auth/account-exists-with-different-credential`.
  if ('needConfirmation' in outcome) return { ...described, ...outcome }
  const { account } = outcome.grant
  return {
    ...described,
    localId: account.uid,
    isNewUser: outcome.isNewUser,
    ...(account.email === null ? {} : { email: account.email, emailVerified: account.emailVerified }),
    ...(await tokensOf(context, outcome.grant)),
  }
}

/** The SDK hands the token on to the page as the credential (`GoogleAuthProvider.credentialFromResult`). */
async function verified(
  { hooks, log }: IdentityContext,
  postBody: string,
): Promise<{ identity: GoogleIdentity; token: string }> {
  if (!hooks.verifyGoogleIdToken) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const form = new URLSearchParams(postBody)
  const token = form.get('id_token')
  if (form.get('providerId') !== googleProvider) throw new ProtocolError('INVALID_PROVIDER_ID')
  // An access token says nothing of whom it was issued to.
  if (!token) throw new ProtocolError('INVALID_IDP_RESPONSE')
  try {
    const identity = await hooks.verifyGoogleIdToken(token)
    const usable = isEmailOfGoogle(identity) ? identity : { ...identity, email: null, emailVerified: false }
    return { identity: usable, token }
  } catch (cause) {
    log.info({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'a Google ID token was refused')
    throw new ProtocolError('INVALID_IDP_RESPONSE', { cause })
  }
}

function describe(identity: GoogleIdentity): object {
  const { issuer, subject, email, emailVerified, displayName, photoUrl, givenName, familyName } = identity
  const profile = { sub: subject, email, email_verified: emailVerified, name: displayName, picture: photoUrl }
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: googleProvider,
    federatedId: `${issuer}/${subject}`,
    ...(email === null ? {} : { email, emailVerified }),
    ...(displayName === null ? {} : { displayName, fullName: displayName }),
    ...(givenName === null ? {} : { firstName: givenName }),
    ...(familyName === null ? {} : { lastName: familyName }),
    ...(photoUrl === null ? {} : { photoUrl }),
    rawUserInfo: JSON.stringify({ ...profile, given_name: givenName, family_name: familyName }),
  }
}
