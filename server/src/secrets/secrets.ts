/**
 * Wraps secrets that have to be kept and read again, so that a copy of the database alone gives none of them:
 * AES-256-GCM (NIST SP 800-38D) with a key that is kept elsewhere.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const ID_BYTES = 9
/** 96 random bits, as the mode wants them. */
const IV_BYTES = 12
const TAG_BYTES = 16

/** What a secret is, and whose: one that was wrapped for something cannot be put in another's place. */
export interface Purpose {
  kind: 'signing key' | 'mail' | 'Google sign-in' | 'authenticator'
  id: string
}

export interface Secrets {
  /** Text of the form `v1.{id of the key}.{nonce, ciphertext and tag}`. */
  wrap(secret: string, purpose: Purpose): string
  /** Throws `UnwrapError` for what was wrapped with no key that is here, for another purpose, or was changed. */
  unwrap(wrapped: string, purpose: Purpose): string
  /** Whether it was wrapped with the key that wraps now. */
  isCurrent(wrapped: string): boolean
  /** How all begins that is wrapped with that key, and nothing else. */
  readonly currentPrefix: string
}

export class UnwrapError extends Error {}

/** The first key wraps; all of them unwrap, so that a key can be turned over. Each has 32 bytes. */
export function createSecrets(keys: readonly [Uint8Array, ...Uint8Array[]]): Secrets {
  const current = keyId(keys[0])
  const currentPrefix = `${VERSION}.${current}.`
  const byId = new Map(keys.map((key) => [keyId(key), key]))
  return {
    wrap(secret, purpose) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(keys[0], purpose), iv)
      cipher.setAAD(boundTo(current, purpose))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [VERSION, current, sealed.toString('base64url')].join('.')
    },
    unwrap(wrapped, purpose) {
      const [version, id = '', body = ''] = wrapped.split('.')
      const key = byId.get(id)
      if (version !== VERSION || !key) throw new UnwrapError(`a ${purpose.kind} is wrapped with a key that is not here`)
      const sealed = Buffer.from(body, 'base64url')
      try {
        const options = { authTagLength: TAG_BYTES }
        const cipher = createDecipheriv(CIPHER, keyFor(key, purpose), sealed.subarray(0, IV_BYTES), options)
        cipher.setAAD(boundTo(id, purpose))
        cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
        return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), cipher.final()]).toString('utf8')
      } catch (cause) {
        throw new UnwrapError(`a wrapped ${purpose.kind} was changed, or is another's`, { cause })
      }
    },
    isCurrent: (wrapped) => wrapped.startsWith(currentPrefix),
    currentPrefix,
  }
}

/** By which a key is known where it may not be: HKDF (RFC 5869), so that nothing leads back to the key. */
export function keyId(key: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'atrium secrets: id', ID_BYTES)).toString('base64url')
}

/** A key of its own for each kind of secret. */
function keyFor(key: Uint8Array, { kind }: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `atrium secrets: ${kind}`, KEY_BYTES))
}

function boundTo(id: string, { kind, id: of }: Purpose): Buffer {
  return Buffer.from(JSON.stringify([VERSION, id, kind, of]))
}
