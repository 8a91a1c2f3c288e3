/** The issuer of a connection: sending people there, and checking what comes back. */
import { MINUTE_MS, SECOND_MS } from '@atrium/contract/rules/time/lengths'
import type { Configuration } from 'openid-client'
import type { GuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { CLOCK_SKEW_MS } from '#single-sign-on/clock-skew.ts'
import { tellingNothingOfInside } from '#single-sign-on/outgoing/inside.ts'
import type { WarningLog } from '#single-sign-on/under-way/come-back.ts'
import { requireSameIssuer } from './other-issuer.ts'

export interface UnderWay {
  state: string
  nonce: string
  codeVerifier: string
}

export interface Client {
  issuer: string
  clientId: string
  clientSecret: string
  /** Of this connection alone. */
  redirectUri: string
}

/** What an issuer said of somebody, its signature and all else checked. */
export type Said = Record<string, unknown> & { iss: string; sub: string; iat: number }

const SCOPE = 'openid email profile'
const TIMEOUT_SECONDS = 8
/** How long what an issuer publishes of itself is gone on with. */
const KNOWN_MS = 5 * MINUTE_MS
const MAX_KNOWN = 500

/** What the token endpoint refuses with (RFC 6749, section 5.2), and what is wrong with an ID token that it gave. */
const refusals = ['invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', 'unsupported_grant_type']
const ofIdToken = ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']

function isOfProvider(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, error: refusal } = error as Error & { code?: unknown; error?: unknown }
  return (typeof code === 'string' && ofIdToken.includes(code)) || refusals.some((known) => known === refusal)
}

/** Loaded at the first use. */
const library = () => import('openid-client')

export interface Issuers {
  /** Where to send the person; rejects where the issuer cannot be asked, with `OtherIssuerError` where it is another one. */
  authorizationUrl(of: Client, underWay: UnderWay, hint: string | null): Promise<URL>
  /** Rejects when state, `iss`, nonce, PKCE, signature, audience or times do not fit. `log` has what it goes on without. */
  exchange(of: Client, callbackUrl: URL, underWay: UnderWay, log: WarningLog): Promise<Said>
}

export function createIssuers(ask: GuardedFetch): Issuers {
  const known = new Map<string, { configuration: Promise<Configuration>; until: number }>()

  /** What failed is asked again; what is another client's, or had another secret, is another. */
  function configurationOf(client: Client): Promise<Configuration> {
    const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret])
    const before = known.get(key)
    if (before && before.until > performance.now()) return before.configuration
    if (known.size >= MAX_KNOWN) known.clear()
    // A document that is one says so by being of use: there is nothing else that a provider says of itself here.
    const configuration = tellingNothingOfInside(
      () => discover(ask, client),
      () => false,
    )
    known.set(key, { configuration, until: performance.now() + KNOWN_MS })
    configuration.catch(() => known.delete(key))
    return configuration
  }

  return {
    async authorizationUrl(client, { state, nonce, codeVerifier }, hint) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      return buildAuthorizationUrl(await configurationOf(client), {
        redirect_uri: client.redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(hint === null ? {} : { login_hint: hint }),
      })
    },
    async exchange(client, callbackUrl, { state, nonce, codeVerifier }, log) {
      const { authorizationCodeGrant, fetchUserInfo } = await library()
      const configuration = await configurationOf(client)
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }
      const tokens = await tellingNothingOfInside(
        () => authorizationCodeGrant(configuration, callbackUrl, checks),
        isOfProvider,
      )
      const claims = tokens.claims()
      if (!claims) throw new Error('the issuer gave no ID token')
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims
      // Some issuers put little into the ID token; what is in there counts before what is told besides. What is not
      // told besides is as what they do not tell at all: the ID token has to do.
      const besides = await tellingNothingOfInside(
        () => fetchUserInfo(configuration, tokens.access_token, claims.sub),
        () => false,
      ).catch((err: unknown) => {
        // Where somebody is refused then for want of an address or a role, this is why.
        log.warn({ err, issuer: client.issuer }, 'an issuer’s userinfo could not be read')
        return {}
      })
      return { ...besides, ...claims }
    },
  }
}

/** What the issuer publishes of itself, with what is sent along to it and how each of its answers is checked. */
async function discover(ask: GuardedFetch, { issuer, clientId, clientSecret }: Client): Promise<Configuration> {
  const {
    allowInsecureRequests,
    clockTolerance,
    ClientSecretBasic,
    ClientSecretPost,
    Configuration,
    customFetch,
    ...rest
  } = await library()
  // `guarded-fetch.ts` decides who is spoken to in the clear.
  const execute = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []
  const options = { execute, timeout: TIMEOUT_SECONDS, [customFetch]: ask as never }
  const found = await requireSameIssuer(issuer, () =>
    rest.discovery(new URL(issuer), clientId, undefined, rest.None(), options),
  )
  const metadata = found.serverMetadata()
  // Left out means this one (OpenID Connect Discovery, section 3).
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const how = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
  const ours = { client_secret: clientSecret, [clockTolerance]: CLOCK_SKEW_MS / SECOND_MS }
  const made = new Configuration(metadata, clientId, ours, how(clientSecret))
  Object.assign(made, { [customFetch]: ask })
  made.timeout = TIMEOUT_SECONDS
  if (execute.length > 0) allowInsecureRequests(made)
  // The ID token's signature is checked as well as the connection that brought it.
  rest.enableNonRepudiationChecks(made)
  return made
}
