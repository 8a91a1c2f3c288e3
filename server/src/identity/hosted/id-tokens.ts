/** ID tokens of the hosted provider, checked by its published keys alone. */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { type JWTPayload, jwtVerify, type JWTVerifyGetKey, UnsecuredJWT } from 'jose'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { orUnavailable, publishedKeys } from '#identity/published-keys.ts'
import { handedOnSignIn, isObject, offered, siteIn, waysOf } from './sign-in-claims.ts'

/** Where the hosted provider publishes the keys of its ID tokens, as its documentation says. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const CLOCK_TOLERANCE_SECONDS = 30
/** The provider announces a key long before it signs with it, and an unknown one is asked for at once. */
const KEYS_LIFE_MS = HOUR_MS

export interface HostedTokenOptions {
  projectId: string
  /** Its tokens carry no signature: only ever set for an emulator on this machine. */
  emulated: boolean
  /** In place of the published keys; for tests. */
  keys?: JWTVerifyGetKey
}

export interface HostedToken {
  actor: Actor
  /** The organization on whose site the session is, by name. */
  site: string | undefined
}

/** Answers who a token names; rejects with `Refusal('unauthenticated')`, or `unavailable` where the keys cannot be had. */
export function hostedTokenVerifier({
  projectId,
  emulated,
  keys,
}: HostedTokenOptions): (token: string) => Promise<HostedToken> {
  const issuer = `https://securetoken.google.com/${projectId}`
  const expected = { issuer, audience: projectId, clockTolerance: CLOCK_TOLERANCE_SECONDS }
  const published = keys ?? publishedKeys(new URL(KEYS_URL), { cacheMaxAge: KEYS_LIFE_MS })
  const keySet = orUnavailable(published, 'the hosted provider’s keys cannot be had')
  const options = { ...expected, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'iat', 'auth_time'] }
  return async (token) => {
    try {
      const { payload } = emulated ? UnsecuredJWT.decode(token, expected) : await jwtVerify(token, keySet, options)
      return { actor: actorOf(payload), site: siteIn(payload) }
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      throw new Refusal('unauthenticated', { detail: 'the hosted provider’s token was refused', cause })
    }
  }
}

function actorOf(claims: JWTPayload): Actor {
  const { sub, auth_time: authTime } = claims
  if (sub === undefined || sub === '' || typeof authTime !== 'number') throw new Error('claims are missing')
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : null)
  const firebase = isObject(claims['firebase']) ? claims['firebase'] : {}
  const { sign_in_provider: provider, sign_in_second_factor: factor } = firebase
  const [at, secondStep] = [new Date(authTime * 1_000), typeof factor === 'string' && factor !== '']
  return {
    uid: sub,
    email: text('email'),
    emailVerified: claims['email_verified'] === true,
    displayName: text('name'),
    authTime: at,
    // The hosted provider names no sessions: a sign-in is known by whose it is and when.
    sessionId: `${sub}:${authTime}`,
    handedOff: provider === 'custom',
    signIn: provider === 'custom' ? handedOnSignIn(claims, at) : { at, ways: waysOf(provider), secondStep, offered },
  }
}
