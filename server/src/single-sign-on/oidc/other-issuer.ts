/** The document of an issuer names another one than the connection has (OpenID Connect Discovery 1.0, section 4.3). */
import { isOfSameOrigin } from '#single-sign-on/connections/trust.ts'

/** `named` is from outside, as it stands there: of any length, and no address perhaps. */
export class OtherIssuerError extends Error {
  readonly named: string

  constructor(named: string, cause?: unknown) {
    super('the document of the issuer names another one', { cause })
    this.named = named
  }
}

/**
 * In: the issuer that was configured and the work of openid-client's discovery, which answers what was published.
 * Rejects with `OtherIssuerError` where the library says that another one is named, and where it takes what could never
 * arrive: of some hosts, and of the address of a document itself, it compares nothing.
 */
export async function requireSameIssuer<T extends { serverMetadata(): { issuer: string } }>(
  configured: string,
  discovery: () => Promise<T>,
): Promise<T> {
  let found: T
  try {
    found = await discovery()
  } catch (error) {
    const named = namedIn(error)
    throw named === undefined ? error : new OtherIssuerError(named, error)
  }
  const { issuer } = found.serverMetadata()
  if (!isOfSameOrigin(issuer, configured)) throw new OtherIssuerError(issuer)
  return found
}

/** The issuer that was read, if it is what was wrong: its code with the document, or that of an address that is none. */
function namedIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, cause, input } = error as Error & { code?: unknown; input?: unknown }
  if (code === 'ERR_INVALID_URL') return typeof input === 'string' ? input : undefined
  if (code !== 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return undefined
  const { attribute, body } = cause as { attribute?: unknown; body?: { issuer?: unknown } }
  return attribute === 'issuer' && typeof body?.issuer === 'string' ? body.issuer : undefined
}
