/** Random secrets and ids. A secret leaves the server once; the database keeps only its hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

const SECRET_BYTES = 32
const UID_LENGTH = 28
const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 256 bits from the system's generator, safe in an address. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What the database keeps of a secret. The secret is random, so that a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** An account's id, of the hosted provider's form: 28 letters and digits. */
export function newUid(): string {
  return Array.from({ length: UID_LENGTH }, () => UID_ALPHABET.charAt(randomInt(UID_ALPHABET.length))).join('')
}
