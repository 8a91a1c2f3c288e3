/** What an error says to whoever runs the other side: the libraries' own words and the protocol's codes. */

import { OtherIssuerError } from '#single-sign-on/oidc/other-issuer.ts'
import { InsideError } from '#single-sign-on/outgoing/inside.ts'

/** With the code that the other side refused with (RFC 6749, section 5.2), and what is behind it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof InsideError) return error.message
  if (error instanceof OtherIssuerError) return error.named
  const code = 'error' in error && typeof error.error === 'string' ? ` (${error.error})` : ''
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${code}${cause}`
}
