/** Hashes from elsewhere: what is read of them, what is refused, and that a password is told from another. */
import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from 'bcrypt'
import { describe, expect, test } from 'vitest'
import { fromFirebase } from './firebase-scrypt.ts'
import { readHash, writeHash } from './imported-hash.ts'
import { verifyImported } from './verify-imported.ts'

const password = 'Corréct-Horse-9'
const salt = Buffer.from('0123456789abcdef')
const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const derived = (digest: string, length: number) => b64(pbkdf2Sync(password, salt, 1_000, length, digest))
const scrypted = b64(scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 2 }))
/** As passlib and Argon2's own programs wrote it before version 19. */
const argon2Version16 = 0

const argon2Cost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const kinds: [string, string | Promise<string>][] = [
  ['argon2id with other parameters', argon2(password, { memoryCost: 128, timeCost: 2, parallelism: 2 })],
  ['argon2i', argon2(password, { ...argon2Cost, algorithm: 1 })],
  ['argon2id of version 16', argon2(password, { ...argon2Cost, version: argon2Version16 })],
  ['bcrypt 2b', bcrypt(password, 4)],
  ['bcrypt 2a', bcrypt(password, 4).then((text) => text.replace('$2b$', '$2a$'))],
  ['bcrypt 2y, of PHP', bcrypt(password, 4).then((text) => text.replace('$2b$', '$2y$'))],
  ['PBKDF2 with SHA-1', `$pbkdf2-sha1$i=1000$${b64(salt)}$${derived('sha1', 20)}`],
  ['PBKDF2 with SHA-256', `$pbkdf2-sha256$i=1000,l=32$${b64(salt)}$${derived('sha256', 32)}`],
  ['PBKDF2 with SHA-512, padded', `$pbkdf2-sha512$i=1000$${salt.toString('base64')}$${derived('sha512', 64)}==`],
  ['PBKDF2 of passlib', `$pbkdf2-sha256$1000$${b64(salt)}$${derived('sha256', 32).replaceAll('+', '.')}`],
  ['PBKDF2 of passlib with SHA-1', `$pbkdf2$1000$${b64(salt)}$${derived('sha1', 20)}`],
  ['PBKDF2 of Django', `pbkdf2_sha256$1000$${salt.toString()}$${derived('sha256', 32)}=`],
  ['scrypt', `$scrypt$ln=10,r=8,p=2$${b64(salt)}$${scrypted}`],
]

test.each(kinds)('%s tells the password from others, also as it is kept', async (_kind, made) => {
  const { hash } = readHash(await made)
  if (!hash) throw new Error('was refused')
  const kept = readHash(writeHash(hash)).hash
  expect(kept).toEqual(hash)
  expect(await verifyImported(password, hash)).toBe(true)
  for (const wrong of ['', `${password} `, password.toLowerCase()]) {
    expect(await verifyImported(wrong, hash)).toBe(false)
  }
})

describe('the hosted provider’s scrypt', () => {
  /** The published example: https://github.com/firebase/scrypt#password-hashing */
  const parameters = {
    signerKey: Buffer.from(
      'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
      'base64',
    ),
    saltSeparator: Buffer.from('Bw==', 'base64'),
    rounds: 8,
    memoryCost: 14,
  }
  const exported = {
    passwordHash: Buffer.from(
      'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
      'base64',
    ),
    salt: Buffer.from('42xEC+ixf3L2lw==', 'base64'),
  }

  test('the published example: its password, and no other', async () => {
    const made = fromFirebase(parameters, exported)
    const { hash } = readHash(made ? writeHash(made) : '')
    if (!hash) throw new Error('was refused')
    expect(await verifyImported('user1password', hash)).toBe(true)
    expect(await verifyImported('user2password', hash)).toBe(false)
  })

  test('with another signer key, no password is right; a hash of another length is none of this project’s', async () => {
    const made = fromFirebase({ ...parameters, signerKey: Buffer.alloc(64, 7) }, exported)
    if (!made) throw new Error('was refused')
    expect(await verifyImported('user1password', made)).toBe(false)
    expect(fromFirebase({ ...parameters, signerKey: Buffer.alloc(32, 7) }, exported)).toBeUndefined()
  })

  test('the signer key is nowhere in what is kept', () => {
    const made = fromFirebase(parameters, exported)
    expect(made && writeHash(made)).not.toContain(b64(parameters.signerKey).slice(0, 20))
  })
})

const key = b64(Buffer.alloc(32, 1))
const someSalt = b64(salt)
test.each([
  ['hash_too_costly', `$argon2id$v=19$m=4194304,t=1,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$argon2id$v=19$m=131072,t=4,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$argon2i$v=19$m=8,t=4000000000,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$argon2id$v=19$m=65536,t=3,p=255$${someSalt}$${key}`],
  ['hash_too_costly', `$2b$14$${'a'.repeat(53)}`],
  ['hash_too_costly', `$2b$31$${'a'.repeat(53)}`],
  ['hash_too_costly', `$scrypt$ln=18,r=8,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$scrypt$ln=14,r=1024,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$scrypt$ln=10,r=8,p=1000000$${someSalt}$${key}`],
  ['hash_too_costly', `$scrypt$ln=63,r=1,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$firebase-scrypt$ln=20,r=8,p=1$${someSalt}$${key}`],
  ['hash_too_costly', `$pbkdf2-sha256$i=1500001$${someSalt}$${key}`],
  ['hash_too_costly', `$pbkdf2-sha1$i=1900000$${someSalt}$${key}`],
  ['hash_too_costly', `$pbkdf2-sha512$i=9999999999$${someSalt}$${key}`],
  ['hash_too_costly', `$pbkdf2-sha256$i=1000$${someSalt}$${b64(Buffer.alloc(200, 1))}`],
  ['hash_too_weak', `$pbkdf2-sha256$i=999$${someSalt}$${key}`],
  ['hash_too_weak', `$pbkdf2-sha256$i=1000$${someSalt}$AA`],
  ['hash_too_weak', `$pbkdf2-sha256$i=1000$${someSalt}$A`],
  ['hash_too_weak', `$pbkdf2-sha256$i=1000$AA$${key}`],
  ['hash_too_weak', `$scrypt$ln=1,r=1,p=1$${someSalt}$${key}`],
  ['hash_too_weak', `$scrypt$ln=14,r=8,p=1$${someSalt}$AAAA`],
  ['hash_too_weak', `$argon2id$v=19$m=64,t=1,p=1$${someSalt}$AAAA`],
  ['hash_unreadable', `$argon2d$v=19$m=64,t=1,p=1$${someSalt}$${key}`],
  ['hash_unreadable', `$argon2id$v=19$m=0,t=0,p=0$${someSalt}$${key}`],
  ['hash_unreadable', `$argon2id$v=19$m=64,t=1,p=1,data=AAAA$${someSalt}$${key}`],
  ['hash_unreadable', `$argon2id$m=64,t=1,p=1$${someSalt}$${key}`],
  ['hash_unreadable', `$2x$10$${'a'.repeat(53)}`],
  ['hash_unreadable', `$2b$03$${'a'.repeat(53)}`],
  ['hash_unreadable', `$2b$10$${'a'.repeat(52)}`],
  ['hash_unreadable', `$scrypt$ln=0,r=8,p=1$${someSalt}$${key}`],
  ['hash_unreadable', `$scrypt$ln=14,r=-8,p=1$${someSalt}$${key}`],
  ['hash_unreadable', `$pbkdf2-md5$i=1000$${someSalt}$${key}`],
  ['hash_unreadable', `$pbkdf2-sha256$i=1e9$${someSalt}$${key}`],
  ['hash_unreadable', '$1$salt$qJH7.N4xYta3aEG/dfqo/0'],
  ['hash_unreadable', '5f4dcc3b5aa765d61d8327deb882cf99'],
  ['hash_unreadable', ''],
  ['hash_unreadable', `$pbkdf2-sha256$i=1000$${someSalt}$${'A'.repeat(600)}`],
])('%s: %s', (fault, text) => expect(readHash(text)).toEqual({ fault }))
