/**
 * Wraps secrets that have to be kept and read again, so that a copy of the database alone gives none of them:
 * AES-256-GCM (NIST SP 800-38D) with a key that is kept elsewhere.
 */
import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-key.ts'
import type { Purpose } from './purposes.ts'
import type { Keys } from './read-keys.ts'

/** The first binds to what `formerId` says, the second to all of the row. */
type Version = 'v1' | 'v2'
const CIPHER = 'aes-256-gcm'
const ID_BYTES = 9
/** 96 random bits, as the mode wants them. */
const IV_BYTES = 12
const TAG_BYTES = 16

export interface Secrets {
  /** Text of the form `v1.{id of the key}.{nonce, ciphertext and tag}`. */
  wrap(secret: string, purpose: Purpose): string
  /** Throws `UnwrapError` for what was wrapped with no key that is here, for another purpose, or was changed. */
  unwrap(wrapped: string, purpose: Purpose): string
  /** Whether it was wrapped with the key that wraps now, and bound to all that the purpose says. */
  isCurrent(wrapped: string, purpose: Purpose): boolean
  /** How all begins that is current for such a purpose, and nothing else. */
  currentPrefix(purpose: Purpose): string
  /** The id of the key that wraps now. */
  readonly current: string
  /** The ids of all keys that are here. */
  held(): string[]
  /** Brings in keys: they unwrap from now on. */
  add(keys: readonly Uint8Array[]): void
  /** From now on that one wraps. Throws where it is not here. */
  wrapWith(id: string): void
}

export class UnwrapError extends Error {}

/** The first key wraps until another is said to; all of them unwrap, so that a key can be turned over. Each has 32 bytes. */
export function createSecrets(keys: Keys): Secrets {
  const byId = new Map(keys.map((key) => [keyId(key), key]))
  let current = keyId(keys[0])
  const keyOf = (id: string, { kind }: Purpose) => {
    const key = byId.get(id)
    if (!key) throw new UnwrapError(`a ${kind} is wrapped with a key that is not here`)
    return key
  }
  const currentPrefix = (purpose: Purpose) => `${versionFor(purpose)}.${current}.`
  return {
    wrap(secret, purpose) {
      const version = versionFor(purpose)
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(keyOf(current, purpose), purpose), iv)
      cipher.setAAD(boundTo(version, current, purpose))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [version, current, sealed.toString('base64url')].join('.')
    },
    unwrap(wrapped, purpose) {
      const [version, id = '', body = ''] = wrapped.split('.')
      if (version !== 'v1' && version !== 'v2') throw new UnwrapError(`a ${purpose.kind} is wrapped in no known way`)
      const key = keyOf(id, purpose)
      const sealed = Buffer.from(body, 'base64url')
      try {
        const options = { authTagLength: TAG_BYTES }
        const cipher = createDecipheriv(CIPHER, keyFor(key, purpose), sealed.subarray(0, IV_BYTES), options)
        cipher.setAAD(boundTo(version, id, purpose))
        cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
        return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), cipher.final()]).toString('utf8')
      } catch (cause) {
        throw new UnwrapError(`a wrapped ${purpose.kind} was changed, or is another's`, { cause })
      }
    },
    isCurrent: (wrapped, purpose) => wrapped.startsWith(currentPrefix(purpose)),
    currentPrefix,
    get current() {
      return current
    },
    held: () => [...byId.keys()],
    add(more) {
      for (const key of more) byId.set(keyId(key), key)
    },
    wrapWith(id) {
      if (!byId.has(id)) throw new UnwrapError('the key that is to wrap is not here')
      current = id
    },
  }
}

/** By which a key is known where it may not be: HKDF (RFC 5869), so that nothing leads back to the key. */
export function keyId(key: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'atrium secrets: id', ID_BYTES)).toString('base64url')
}

/** A key of its own for each kind of secret. */
function keyFor(key: Uint8Array, { kind }: Purpose): KeyObject {
  return derivedKey(key, `atrium secrets: ${kind}`)
}

function versionFor({ formerId }: Purpose): Version {
  return formerId === undefined ? 'v1' : 'v2'
}

function boundTo(version: Version, key: string, { kind, id, formerId }: Purpose): Buffer {
  return Buffer.from(JSON.stringify([version, key, kind, version === 'v1' ? (formerId ?? id) : id]))
}
