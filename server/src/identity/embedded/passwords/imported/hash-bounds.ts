/**
 * What a hash from elsewhere may cost to check, and how little it may be: about a second of one core, on a slow
 * machine, and 128 MiB. Whatever common libraries and OWASP's cheat sheet set is within.
 */

export const digests = ['sha1', 'sha256', 'sha512'] as const
export type Digest = (typeof digests)[number]

export interface ScryptCost {
  /** Base-2 logarithm of scrypt's N. */
  ln: number
  r: number
  p: number
}

/** `hash_unreadable`: no kind that is known, or not as that kind is written. */
export type HashFault = 'hash_unreadable' | 'hash_too_costly' | 'hash_too_weak'

const MEMORY_KIB = 131_072
/** Memory times passes. */
const ARGON2_WORK_KIB = 393_216
const ARGON2_LANES = 16
const BCRYPT_COST = { least: 4, most: 13 }
/** N·r·p. */
const SCRYPT_WORK = 2 ** 20
const SCRYPT_LEAST_LN = 10
/** Iterations, of each block of the digest's length that the key is long. */
const PBKDF2_WORK: Record<Digest, number> = { sha1: 2_000_000, sha256: 1_500_000, sha512: 1_000_000 }
const PBKDF2_LEAST = 1_000
const DIGEST_BYTES: Record<Digest, number> = { sha1: 20, sha256: 32, sha512: 64 }
/** A key of one byte would let every 256th password in, and one of none every password. */
const KEY_BYTES = { least: 16, most: 128 }
const SALT_BYTES = { least: 8, most: 128 }

export function argon2Fault(cost: { memoryKib: number; passes: number; lanes: number }): HashFault | undefined {
  const { memoryKib, passes, lanes } = cost
  if (lanes < 1 || passes < 1 || memoryKib < 8 * lanes) return 'hash_unreadable'
  const tooCostly = memoryKib > MEMORY_KIB || memoryKib * passes > ARGON2_WORK_KIB || lanes > ARGON2_LANES
  // Passes over little memory are cheap, but each takes a moment of its own.
  return tooCostly || passes > ARGON2_WORK_KIB / 1_024 ? 'hash_too_costly' : undefined
}

export function bcryptFault(cost: number): HashFault | undefined {
  if (cost < BCRYPT_COST.least || cost > 31) return 'hash_unreadable'
  return cost > BCRYPT_COST.most ? 'hash_too_costly' : undefined
}

export function scryptFault({ ln, r, p }: ScryptCost): HashFault | undefined {
  if (ln < 1 || ln > 63 || r < 1 || p < 1) return 'hash_unreadable'
  const cells = 2 ** ln * r
  // 128 bytes each (RFC 7914, section 2).
  if (cells / 8 > MEMORY_KIB || cells * p > SCRYPT_WORK) return 'hash_too_costly'
  return ln < SCRYPT_LEAST_LN ? 'hash_too_weak' : undefined
}

export function pbkdf2Fault(digest: Digest, iterations: number, keyBytes: number): HashFault | undefined {
  if (iterations * Math.ceil(keyBytes / DIGEST_BYTES[digest]) > PBKDF2_WORK[digest]) return 'hash_too_costly'
  return iterations < PBKDF2_LEAST ? 'hash_too_weak' : undefined
}

export function keyFault(salt: Buffer, key: Buffer): HashFault | undefined {
  if (key.length > KEY_BYTES.most || salt.length > SALT_BYTES.most) return 'hash_too_costly'
  return key.length < KEY_BYTES.least || salt.length < SALT_BYTES.least ? 'hash_too_weak' : undefined
}
