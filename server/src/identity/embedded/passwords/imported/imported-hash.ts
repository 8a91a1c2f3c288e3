/**
 * Password hashes that were made elsewhere: the one module that reads their text. Each begins with what it is, as
 * PHC strings and bcrypt's do (https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md).
 */
import {
  argon2Fault,
  bcryptFault,
  type Digest,
  digests,
  type HashFault,
  keyFault,
  pbkdf2Fault,
  type ScryptCost,
  scryptFault,
} from './hash-bounds.ts'

interface Derived {
  salt: Buffer
  key: Buffer
}

export type ImportedHash =
  | { kind: 'argon2' | 'bcrypt'; text: string }
  | ({ kind: 'pbkdf2'; digest: Digest; iterations: number } & Derived)
  | ({ kind: 'scrypt' | 'firebase-scrypt' } & ScryptCost & Derived)

export type ReadHash = { hash: ImportedHash; fault?: never } | { fault: HashFault; hash?: never }

/** Far longer than any hash that is good. */
const LONGEST = 512

const number = String.raw`(0|[1-9]\d{0,9})`
const bytes = '([A-Za-z0-9+/.]+={0,2})'
const argon2 = new RegExp(
  String.raw`^\$argon2(?:id|i)\$v=(?:19|16)\$m=${number},t=${number},p=${number}\$${bytes}\$${bytes}$`,
)
const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/
/** As PHC strings name the count, and as passlib does without its name: `$pbkdf2-sha256$29000$...`, `$pbkdf2$` for SHA-1. */
const pbkdf2 = new RegExp(
  String.raw`^\$pbkdf2(?:-(sha1|sha256|sha512))?\$(?:i=)?${number}(?:,l=\d+)?\$${bytes}\$${bytes}$`,
)
/** As Django writes them: the salt is text. */
const djangoPbkdf2 = new RegExp(String.raw`^pbkdf2_(sha1|sha256|sha512)\$${number}\$([^$]+)\$${bytes}$`)
const scrypt = new RegExp(
  String.raw`^\$(scrypt|firebase-scrypt)\$ln=${number},r=${number},p=${number}\$${bytes}\$${bytes}$`,
)

/** In: a hash as it is kept, or as it comes; out: what it says, or why it is not taken. */
export function readHash(text: string): ReadHash {
  if (text.length > LONGEST) return { fault: 'hash_unreadable' }
  const read = readArgon2(text) ?? readBcrypt(text) ?? readPbkdf2(text) ?? readScrypt(text)
  return read ?? { fault: 'hash_unreadable' }
}

/** The text to keep of a hash that `readHash` took: one way to write each kind. */
export function writeHash(hash: ImportedHash): string {
  if ('text' in hash) return hash.text
  const cost =
    hash.kind === 'pbkdf2'
      ? `pbkdf2-${hash.digest}$i=${hash.iterations}`
      : `${hash.kind}$ln=${hash.ln},r=${hash.r},p=${hash.p}`
  return `$${cost}$${unpadded(hash.salt)}$${unpadded(hash.key)}`
}

function readArgon2(text: string): ReadHash | undefined {
  const [whole, m, t, p, salt, key] = argon2.exec(text) ?? []
  if (whole === undefined) return undefined
  const cost = { memoryKib: Number(m), passes: Number(t), lanes: Number(p) }
  return judged({ kind: 'argon2', text }, argon2Fault(cost) ?? keyFault(decoded(salt), decoded(key)))
}

function readBcrypt(text: string): ReadHash | undefined {
  const cost = bcrypt.exec(text)?.[1]
  return cost === undefined ? undefined : judged({ kind: 'bcrypt', text }, bcryptFault(Number(cost)))
}

function readPbkdf2(text: string): ReadHash | undefined {
  const django = djangoPbkdf2.exec(text)
  const [whole, name = 'sha1', count, salt = '', key] = django ?? pbkdf2.exec(text) ?? []
  if (whole === undefined) return undefined
  const digest = digests.find((one) => one === name) ?? 'sha1'
  const derived = { salt: django ? Buffer.from(salt) : decoded(salt), key: decoded(key) }
  const iterations = Number(count)
  const fault = pbkdf2Fault(digest, iterations, derived.key.length) ?? keyFault(derived.salt, derived.key)
  return judged({ kind: 'pbkdf2', digest, iterations, ...derived }, fault)
}

function readScrypt(text: string): ReadHash | undefined {
  const [whole, name, ln, r, p, salt, key] = scrypt.exec(text) ?? []
  if (whole === undefined) return undefined
  const kind = name === 'scrypt' ? 'scrypt' : 'firebase-scrypt'
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const derived = { salt: decoded(salt), key: decoded(key) }
  return judged({ kind, ...cost, ...derived }, scryptFault(cost) ?? keyFault(derived.salt, derived.key))
}

function judged(hash: ImportedHash, fault: HashFault | undefined): ReadHash {
  return fault === undefined ? { hash } : { fault }
}

/** Base64 with or without padding; passlib has a dot where it has a plus. */
function decoded(text = ''): Buffer {
  return Buffer.from(text.replaceAll('.', '+'), 'base64')
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
