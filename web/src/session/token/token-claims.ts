/** What an access token says of itself. Read for the page's own sake alone: whether it is right, the server says. */

export interface TokenClaims {
  /** The account's uid. */
  sub: string
  /** When it runs out, in seconds. */
  exp: number
}

/** Whatever it claims; nothing where it is no token. */
export function allClaimsOf(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** Null where it is none of ours. */
export function claimsOf(token: string): TokenClaims | null {
  const { sub, exp } = allClaimsOf(token)
  return typeof sub === 'string' && typeof exp === 'number' ? { sub, exp } : null
}

/** Whether it is good for a while: for a request and its way. */
export function isGood(token: string): boolean {
  const left = (claimsOf(token)?.exp ?? 0) * 1_000 - Date.now()
  return left > leastMs
}

/** The SDK renews a token that has less than that left. */
const leastMs = 30_000
