/**
 * A JWT in the compact form of a JWS (RFC 7515, section 7.1; RFC 7519) that says of itself that it is signed with
 * RS256. Read by Node's own functions on this thread: WebCrypto's threads cost several times the signature.
 */
import { constants, type KeyObject, verify } from 'node:crypto'
import { signingAlgorithm, signingDigest } from './signing-keys.ts'

export const tokenType = 'JWT'

export interface SignedToken {
  /** By which key, as it says itself. Nothing of this is true before `isSignedBy`. */
  kid: string
  payload: unknown
  /** What was signed, and the signature. */
  signed: Buffer
  signature: Buffer
}

/** Undefined for what is no such token: another algorithm or type, no key's id, or `crit`, of which we know none. */
export function readSignedToken(token: string): SignedToken | undefined {
  const [head = '', body = '', tail = '', ...more] = token.split('.')
  const [header, payload, signature] = [jsonOf(head), jsonOf(body), bytesOf(tail)]
  if (more.length > 0 || !isHeader(header) || payload === undefined || signature === undefined) return undefined
  return { kid: header.kid, payload, signed: Buffer.from(`${head}.${body}`), signature }
}

export function isSignedBy(key: KeyObject, { signed, signature }: SignedToken): boolean {
  return verify(signingDigest, signed, { key, padding: constants.RSA_PKCS1_PADDING }, signature)
}

function isHeader(header: unknown): header is { kid: string } {
  if (typeof header !== 'object' || header === null || 'crit' in header) return false
  const { alg, typ, kid } = header as Record<string, unknown>
  return alg === signingAlgorithm && typ === tokenType && typeof kid === 'string'
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function jsonOf(part: string): unknown {
  const bytes = bytesOf(part)
  if (bytes === undefined) return undefined
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    return undefined
  }
}

/** Base64url in its one form: Node reads over what does not belong, and two texts would be one token. */
function bytesOf(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url')
  return part !== '' && bytes.toString('base64url') === part ? bytes : undefined
}
