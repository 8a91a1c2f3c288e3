/** ID tokens of the hosted provider, checked by its published keys alone. */
import { createRemoteJWKSet, type JWTPayload, jwtVerify, type JWTVerifyGetKey, UnsecuredJWT } from 'jose'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'

/** Where the hosted provider publishes the keys of its ID tokens, as its documentation says. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const CLOCK_TOLERANCE_SECONDS = 30

export interface HostedTokenOptions {
  projectId: string
  /** Its tokens carry no signature: only ever set for an emulator on this machine. */
  emulated: boolean
  /** In place of the published keys; for tests. */
  keys?: JWTVerifyGetKey
}

/** Answers who a token names; rejects with `Refusal('unauthenticated')`. */
export function hostedTokenVerifier({
  projectId,
  emulated,
  keys,
}: HostedTokenOptions): (token: string) => Promise<Actor> {
  const issuer = `https://securetoken.google.com/${projectId}`
  const expected = { issuer, audience: projectId, clockTolerance: CLOCK_TOLERANCE_SECONDS }
  const keySet = keys ?? createRemoteJWKSet(new URL(KEYS_URL))
  const options = { ...expected, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'iat', 'auth_time'] }
  return async (token) => {
    try {
      const { payload } = emulated ? UnsecuredJWT.decode(token, expected) : await jwtVerify(token, keySet, options)
      return actorOf(payload)
    } catch (cause) {
      throw new Refusal('unauthenticated', { detail: 'the hosted provider’s token was refused', cause })
    }
  }
}

function actorOf(claims: JWTPayload): Actor {
  const { sub, auth_time: authTime } = claims
  if (sub === undefined || sub === '' || typeof authTime !== 'number') throw new Error('claims are missing')
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null)
  return {
    uid: sub,
    email: text('email'),
    emailVerified: claims['email_verified'] === true,
    displayName: text('name'),
    authTime: new Date(authTime * 1_000),
    // The hosted provider names no sessions: a sign-in is known by whose it is and when.
    sessionId: `${sub}:${authTime}`,
  }
}
