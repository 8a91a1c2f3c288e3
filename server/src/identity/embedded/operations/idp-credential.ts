/** The Google credential in a call of `accounts:signInWithIdp`: found, checked, and told back to the client. */
import { createHash } from 'node:crypto'
import { singleSignOnProvider } from '@atrium/contract/identity/single-sign-on-names'
import { refusalIn } from '#http/refusal.ts'
import { isEmailOfGoogle } from '#identity/embedded/accounts/google-accounts.ts'
import type { GoogleIdentity, IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { googleProvider } from '#identity/embedded/protocol/providers.ts'

export interface Credential {
  identity: GoogleIdentity
  token: string
  /** As the client sent it; it says nothing of whom it was issued to, so nothing is made of it. */
  accessToken: string | null
}

/**
 * In: where the provider sent the person back to, and what came with it. Throws `INVALID_REQUEST_URI`,
 * `INVALID_PENDING_TOKEN` where one stands in the credential's place, for none is ever given out,
 * `INVALID_CREDENTIAL_OR_PROVIDER_ID` where no provider is named, `INVALID_IDP_RESPONSE`, `MISSING_OR_INVALID_NONCE`
 * where the token was asked for with another one, and `OPERATION_NOT_ALLOWED` for every other provider, as the hosted
 * service says of one that is switched off, and for Google where it is.
 */
export async function verifiedCredential(
  { hooks, log }: IdentityContext,
  { requestUri, postBody, pendingToken }: { requestUri: string; postBody?: string | undefined; pendingToken?: unknown },
): Promise<Credential> {
  const { given, where } = parametersOf(requestUri, postBody)
  const provider = given.get('providerId')?.toLowerCase()
  if (!provider) {
    if (pendingToken) throw new ProtocolError('INVALID_PENDING_TOKEN')
    const text = `Invalid IdP response/credential: ${where}`
    throw new ProtocolError('INVALID_CREDENTIAL_OR_PROVIDER_ID', { text })
  }
  if (!hooks.verifyGoogleIdToken) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  if (provider !== googleProvider) {
    const text = 'The identity provider configuration is not found.'
    throw new ProtocolError('OPERATION_NOT_ALLOWED', { text })
  }
  const token = given.get('id_token')
  if (!token) throw new ProtocolError('INVALID_IDP_RESPONSE')
  const identity = await hooks.verifyGoogleIdToken(token).catch((cause: unknown) => {
    // Nobody has looked at it: another try may go well.
    if (refusalIn(cause)?.code === 'unavailable') {
      log.warn({ reason: refusalIn(cause)?.message }, 'a Google ID token could not be checked')
      throw new ProtocolError('UNAVAILABLE', { cause })
    }
    log.info({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'a Google ID token was refused')
    throw new ProtocolError('INVALID_IDP_RESPONSE', { cause })
  })
  const nonce = given.get('nonce')
  if (nonce && !isAskedWith(nonce, identity)) throw new ProtocolError('MISSING_OR_INVALID_NONCE')
  const usable = isEmailOfGoogle(identity) ? identity : { ...identity, email: null, emailVerified: false }
  return { identity: usable, token, accessToken: given.get('access_token') }
}

/**
 * Whether the token was asked for with this nonce, as it is or as its hash, which is what clients are told to send to
 * Google. Only a client that says one is asked: the token of our own code flow has a nonce that was checked on its way.
 */
function isAskedWith(raw: string, { nonce }: GoogleIdentity): boolean {
  return nonce === raw || nonce === createHash('sha256').update(raw).digest('hex')
}

/** The one-time token of whoever came by an organization's own sign-in; undefined where another provider is named. */
export function arrivalTokenIn({
  requestUri,
  postBody,
}: {
  requestUri: string
  postBody?: string | undefined
}): string | undefined {
  const { given } = parametersOf(requestUri, postBody)
  if (given.get('providerId') !== singleSignOnProvider) return undefined
  const token = given.get('id_token')
  if (!token) throw new ProtocolError('INVALID_IDP_RESPONSE')
  return token
}

/**
 * The address's query, over which the body goes, over which the fragment goes, as the hosted provider
 * reads them. `where` is the address without any of it, for tokens are in there.
 */
function parametersOf(requestUri: string, postBody = ''): { given: URLSearchParams; where: string } {
  const uri = URL.canParse(requestUri) ? new URL(requestUri) : undefined
  if (!uri?.host) throw new ProtocolError('INVALID_REQUEST_URI')
  const given = new URLSearchParams(uri.search)
  for (const more of [postBody, uri.hash.slice(1)]) {
    for (const [name, value] of new URLSearchParams(more)) given.set(name, value)
  }
  return { given, where: `${uri.protocol}//${uri.host}${uri.pathname}` }
}

const openIdScopes = ['openid', 'https://www.googleapis.com/auth/userinfo.profile']
const emailScope = 'https://www.googleapis.com/auth/userinfo.email'

/**
 * What every answer tells of the credential; what Google did not say is left out. `rawUserInfo` has the
 * names of Google's own profile, which the SDK hands on as `profile`.
 */
export function describeIdentity({ identity, token, accessToken }: Credential): object {
  const { issuer, subject, email, emailVerified, displayName, photoUrl, givenName, familyName } = identity
  const raw = {
    granted_scopes: [...openIdScopes, ...(email === null ? [] : [emailScope])].join(' '),
    id: subject,
    ...(email === null ? {} : { email, verified_email: emailVerified }),
    ...(displayName === null ? {} : { name: displayName }),
    ...(givenName === null ? {} : { given_name: givenName }),
    ...(familyName === null ? {} : { family_name: familyName }),
    ...(photoUrl === null ? {} : { picture: photoUrl }),
  }
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: googleProvider,
    federatedId: `${issuer}/${subject}`,
    ...(email === null ? {} : { email, emailVerified }),
    ...(displayName === null ? {} : { displayName, fullName: displayName }),
    ...(givenName === null ? {} : { firstName: givenName }),
    ...(familyName === null ? {} : { lastName: familyName }),
    ...(photoUrl === null ? {} : { photoUrl }),
    rawUserInfo: JSON.stringify(raw),
    // The SDK hands them on to the page as the credential (`GoogleAuthProvider.credentialFromResult`).
    oauthIdToken: token,
    ...(accessToken === null ? {} : { oauthAccessToken: accessToken }),
  }
}
