/** Keys that a provider publishes: one that does not answer says nothing of a token. */
import { errors, type JWTVerifyGetKey } from 'jose'
import { Refusal } from '#http/refusal.ts'

/** What jose says of keys that did not arrive; everything else is the token's fault. */
const keysMissing = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

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
