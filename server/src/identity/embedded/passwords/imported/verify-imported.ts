/** Checks a password against a hash that was made elsewhere. It computes where it is called: in a thread for that, as every other. */
import { pbkdf2Sync, scryptSync, timingSafeEqual } from 'node:crypto'
import { verifySync } from '@node-rs/argon2'
import { keyStream } from './firebase-scrypt.ts'
import type { ScryptCost } from './hash-bounds.ts'
import type { ImportedHash } from './imported-hash.ts'

/** Twice what a hash may take: Node refuses what comes near its own bound. */
const MEMORY_BYTES = 2 * 128 * 2 ** 20
/** What the hosted provider has scrypt make, though it uses the first half alone. */
const FIREBASE_KEY_BYTES = 64

/** `hash` is one that `readHash` took: its cost is bounded. */
export async function verifyImported(password: string, hash: ImportedHash): Promise<boolean> {
  switch (hash.kind) {
    case 'argon2':
      return verifySync(hash.text, password)
    case 'bcrypt':
      return verifyBcrypt(password, hash.text)
    case 'pbkdf2':
      return timingSafeEqual(pbkdf2Sync(password, hash.salt, hash.iterations, hash.key.length, hash.digest), hash.key)
    case 'scrypt':
      return timingSafeEqual(derive(password, hash, hash.key.length), hash.key)
    case 'firebase-scrypt':
      return timingSafeEqual(keyStream(derive(password, hash, FIREBASE_KEY_BYTES), hash.key.length), hash.key)
  }
}

/** Loaded for whom it is needed: an installation that imported nobody never does. */
async function verifyBcrypt(password: string, text: string): Promise<boolean> {
  const { compareSync } = await import('bcrypt')
  // `2y` is what PHP calls the same; like `2b` it has none of the faults that `2x` kept.
  return compareSync(password, text.replace(/^\$2y/, '$2b'))
}

function derive(password: string, { ln, r, p, salt }: ScryptCost & { salt: Buffer }, length: number): Buffer {
  return scryptSync(password, salt, length, { N: 2 ** ln, r, p, maxmem: MEMORY_BYTES })
}
