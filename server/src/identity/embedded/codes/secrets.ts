/** Random secrets and ids. A secret leaves the server once; the database keeps only its hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

const SECRET_BYTES = 32
const UID_LENGTH = 28
const UID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 256 bits from the system's generator, safe in an address. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** Seconds since 1970 in so many letters and digits: until far beyond any code's end. */
const STAMP = { base: 36, length: 7 }
const stamped = /^[\w-]{43}([0-9a-z]{7})$/

/**
 * A secret for a link in a mail, which bears when it is over: what the database had of it is cleared away some time after
 * that, and whoever comes by it is still told the truth. Whoever makes one up is told no more than that.
 */
export function newLinkCode(expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1_000)
  return newSecret() + seconds.toString(STAMP.base).padStart(STAMP.length, '0')
}

/** Whether a code that nobody knows of, any more or at all, says that it is over. */
export function hasRunOut(code: string, now: Date): boolean {
  const stamp = stamped.exec(code)?.[1]
  return stamp !== undefined && Number.parseInt(stamp, STAMP.base) * 1_000 <= now.getTime()
}

/** What the database keeps of a secret. The secret is random, so that a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** An account's id, of the hosted provider's form: 28 letters and digits. */
export function newUid(): string {
  return Array.from({ length: UID_LENGTH }, () => UID_ALPHABET.charAt(randomInt(UID_ALPHABET.length))).join('')
}
