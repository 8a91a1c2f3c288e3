/** Keys that a provider publishes: one that does not answer says nothing of a token. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose'
import { Refusal } from '#http/refusal.ts'
import { momentAfter, systemClock } from '#limits/clock.ts'
import { restAfterFailure } from './rest-after-failure.ts'

/** What jose says of keys that did not arrive; everything else is the token's fault. */
const keysMissing = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']
/** Keys are as old as this clock says: one that was set back by more would keep them for as much longer. */
const CLOCK_MAY_GO_BACK_MS = MINUTE_MS
/** More than anybody waits for an answer: whoever reads it later was held up, and jose counts its age from now. */
const HELD_UP_SECONDS = 20

export interface KeysOptions {
  cacheMaxAge?: number
  timeoutDuration?: number
}

/** The keys at `url`, asked for when they are needed, and not again at once where they cannot be had. */
export function publishedKeys(url: URL, options: KeysOptions): JWTVerifyGetKey {
  const asked = { ...options, [customFetch]: restAfterFailure(fetchKeys) }
  let keys: JWTVerifyGetKey | undefined
  let latest = 0
  return (header, token) => {
    const now = Date.now()
    if (!keys || now < latest - CLOCK_MAY_GO_BACK_MS) [keys, latest] = [createRemoteJWKSet(url, asked), now]
    latest = Math.max(latest, now)
    return keys(header, token)
  }
}

/** Rejects where the answer holds no keys, or was read too late, so that this is known as a failure too. */
async function fetchKeys(url: string, how: RequestInit): Promise<Response> {
  const late = momentAfter(systemClock.now(), HELD_UP_SECONDS)
  const response = await fetch(url, how)
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`the keys were answered with ${response.status}`)
  }
  const found = (await response.json()) as JSONWebKeySet
  createLocalJWKSet(found)
  if (systemClock.isPast(late)) throw new Error('the keys were read too late to be those of now')
  return Response.json(found)
}

/** The same keys; refuses with `unavailable`, and with `detail` for the operator, where they cannot be had. */
export function orUnavailable(keys: JWTVerifyGetKey, detail: string): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (cause) {
      if (cause instanceof errors.JOSEError && !keysMissing.includes(cause.code)) throw cause
      throw new Refusal('unavailable', { detail, cause })
    }
  }
}
