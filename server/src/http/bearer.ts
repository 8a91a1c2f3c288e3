/** The bearer token of a request. */

/** The scheme in any case (RFC 9110, section 11.1), and a token as RFC 6750, section 2.1, has it. */
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/** Undefined where `Authorization` has none, or something else. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1]
}
