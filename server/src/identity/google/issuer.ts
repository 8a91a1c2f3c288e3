/** The OpenID Connect issuer behind "Sign in with Google": sending people there, and checking what it says. */
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import { orUnavailable, publishedKeys } from '#identity/published-keys.ts'
import { restAfterFailure } from '#identity/rest-after-failure.ts'

export interface IssuerSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the issuer sends people back. */
  redirectUri: string
}

export interface UnderWay {
  state: string
  nonce: string
  codeVerifier: string
}

export interface GoogleClaims extends JWTPayload {
  iss: string
  sub: string
}

export interface Issuer {
  /** Where to send the person. */
  authorizationUrl(underWay: UnderWay): Promise<URL>
  /** The ID token for the code in `callbackUrl`; rejects when state, nonce, PKCE or signature do not fit. */
  exchange(callbackUrl: URL, underWay: UnderWay): Promise<string>
  /** The claims of an ID token of this issuer for this client; rejects anything else, with `unavailable` where its keys cannot be had. */
  verify(idToken: string): Promise<GoogleClaims>
}

const GOOGLE = 'https://accounts.google.com'
const SCOPE = 'openid email profile'
const TIMEOUT_SECONDS = 10

/** Loaded at the first use. */
const library = () => import('openid-client')

/** The issuer is asked for its addresses at the first use, and again a moment after that failed. */
export function createIssuer({ issuer, clientId, clientSecret, redirectUri }: IssuerSettings): Issuer {
  let discovered: Promise<Configuration> | undefined

  const discover = restAfterFailure(async () => {
    const { allowInsecureRequests, discovery } = await library()
    // Only an issuer on this machine may be spoken to in the clear.
    const execute = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS })
  })

  function configuration(): Promise<Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  let keys: JWTVerifyGetKey | undefined
  async function published(): Promise<JWTVerifyGetKey> {
    if (keys) return keys
    const { jwks_uri } = (await configuration()).serverMetadata()
    if (jwks_uri === undefined) throw new Error('the issuer publishes no keys')
    return (keys = publishedKeys(new URL(jwks_uri), { timeoutDuration: TIMEOUT_SECONDS * 1_000 }))
  }
  const keySet = orUnavailable(
    async (header, token) => (await published())(header, token),
    'the keys of the Google issuer cannot be had',
  )

  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const code_challenge = await calculatePKCECodeChallenge(codeVerifier)
      const parameters = {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge,
        code_challenge_method: 'S256',
      }
      // Not every issuer knows this prompt, and one that does not refuses the whole request.
      const prompt = issuer === GOOGLE ? { prompt: 'select_account' } : {}
      return buildAuthorizationUrl(await configuration(), { ...parameters, ...prompt })
    },
    async exchange(callbackUrl, { state, nonce, codeVerifier }) {
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }
      const { authorizationCodeGrant } = await library()
      const tokens = await authorizationCodeGrant(await configuration(), callbackUrl, checks)
      if (tokens.id_token === undefined) throw new Error('the issuer gave no ID token')
      return tokens.id_token
    },
    async verify(idToken) {
      const options = {
        issuer: issuerNames(issuer),
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
      }
      const { payload } = await jwtVerify<GoogleClaims>(idToken, keySet, options)
      requireParty(payload, clientId)
      return payload
    },
  }
}

/**
 * A token for several is ours only where it says that we asked for it (OpenID Connect Core, section 3.1.3.7): any of the
 * others has it too, and could hand it on. Of one that is for us alone, Google names whichever of our apps asked.
 */
function requireParty({ aud, azp }: JWTPayload, clientId: string): void {
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) throw new Error('a token for others as well')
}

/** Google writes its issuer with and without the scheme (its OpenID Connect reference, "ID token payload"). */
function issuerNames(issuer: string): string[] {
  return issuer === GOOGLE ? [issuer, 'accounts.google.com'] : [issuer]
}
