/** What an access token says of itself. Read for the page's own sake alone: whether it is right, the server says. */

export interface TokenClaims {
  /** The account's uid. */
  sub: string
  /** When it runs out, in seconds. */
  exp: number
}

/** Null where it is none of ours. */
export function claimsOf(token: string): TokenClaims | null {
  try {
    const [, claims = ''] = token.split('.')
    const { sub, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<TokenClaims>
    return typeof sub === 'string' && typeof exp === 'number' ? { sub, exp } : null
  } catch {
    return null
  }
}

/** Whether it is good for a while: for a request and its way. */
export function isGood(token: string): boolean {
  const left = (claimsOf(token)?.exp ?? 0) * 1_000 - Date.now()
  return left > leastMs
}

/** The SDK renews a token that has less than that left. */
const leastMs = 30_000
