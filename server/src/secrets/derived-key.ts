/** Keys of their own for each purpose, derived from one secret. */
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

const KEY_BYTES = 32

/**
 * The key for AES-256 that `secret` gives for that purpose, by HKDF (RFC 5869) with SHA-256 and no salt: the secret is
 * random itself. As a key and not as bytes: of bytes, Node's ciphers find out by an exception that they are no key,
 * and that cost a fifth of a token refresh.
 */
export function derivedKey(secret: string | Uint8Array, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)))
}
