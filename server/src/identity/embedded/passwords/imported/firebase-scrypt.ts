/**
 * The hosted provider's own scrypt (https://github.com/firebase/scrypt): the project's signer key, encrypted with
 * AES-256-CTR under what scrypt makes of the password. What is kept here is the key stream of that encryption: with
 * the signer key it says the same as the hash, and the signer key itself, which is the whole project's, is kept nowhere.
 */
import { createCipheriv } from 'node:crypto'
import type { ImportedHash } from './imported-hash.ts'

/** Of a project: in the hosted provider's console, "Password hash parameters". */
export interface FirebaseScrypt {
  signerKey: Buffer
  saltSeparator: Buffer
  /** scrypt's r. */
  rounds: number
  /** Base-2 logarithm of scrypt's N. */
  memoryCost: number
}

const AES_KEY_BYTES = 32
const INITIAL_COUNTER = Buffer.alloc(16)

/** Undefined where the hash is not as long as the signer key: it was made with another. */
export function fromFirebase(
  { signerKey, saltSeparator, rounds, memoryCost }: FirebaseScrypt,
  { passwordHash, salt }: { passwordHash: Buffer; salt: Buffer },
): ImportedHash | undefined {
  if (passwordHash.length !== signerKey.length) return undefined
  const key = Buffer.from(passwordHash.map((byte, at) => byte ^ (signerKey[at] ?? 0)))
  return { kind: 'firebase-scrypt', ln: memoryCost, r: rounds, p: 1, salt: Buffer.concat([salt, saltSeparator]), key }
}

/** So much of the key stream under `derived`, which scrypt made of a password. */
export function keyStream(derived: Buffer, length: number): Buffer {
  const cipher = createCipheriv('aes-256-ctr', derived.subarray(0, AES_KEY_BYTES), INITIAL_COUNTER)
  return Buffer.concat([cipher.update(Buffer.alloc(length)), cipher.final()])
}
