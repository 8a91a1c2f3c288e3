/**
 * The keys that sign ID tokens: in the database, one set for every process, read into memory.
 *
 * A new key is published two minutes before it signs and an old one two hours after it stopped, so
 * that neither a process nor a sibling app's cache ever meets a valid token by a key it cannot find.
 */
import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from '#db/database.ts'
import {
  keyAnnounceSeconds,
  keyCacheSeconds,
  keyPublishedAfterSeconds,
  keyRotationSeconds,
  secondsAfter,
  unknownKeySeconds,
} from '#identity/embedded/lifetimes.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'
import { liesOpen, openPrivateKey, wrappedAnew, wrapPrivateJwk } from './private-keys.ts'
import { addKey, dropKeysRetiredBefore, listKeys, replacePrivateJwk, type SigningKeyRow } from './queries.ts'

export const signingAlgorithm = 'RS256'
/** RS256 is PKCS #1 v1.5 with this digest (RFC 7518, section 3.3): what Node signs with an RSA key by itself. */
export const signingDigest = 'sha256'
const MODULUS_BITS = 2048

export interface SigningKeys {
  /**
   * Creates the first key when there is none, and replaces keys that lie open. Throws `UnwrapError` where the
   * newest key is wrapped with one that this process does not have: it could sign nothing.
   */
  ready(): Promise<void>
  signer(): Promise<{ kid: string; key: KeyObject }>
  /** The public key of that id, while it is published. */
  verifier(kid: string): Promise<KeyObject | undefined>
  published(): Promise<JWK[]>
  /** Brings in a new key. Tokens of the old one stay good until they expire. */
  rotate(): Promise<void>
  /** Rotates when the newest key is old, and drops keys that no token needs. */
  maintain(): Promise<void>
}

interface LoadedKey {
  row: SigningKeyRow
  /** The same object for as long as the key is published. */
  publicKey: KeyObject
  /** Absent: another process wrapped it with a key that this one does not have. It verifies all the same. */
  privateKey: KeyObject | undefined
}

export function createSigningKeys(db: Database, secrets: Secrets, now: () => Date): SigningKeys {
  let loaded: { keys: LoadedKey[]; at: number } = { keys: [], at: -Infinity }
  let loading: Promise<LoadedKey[]> | undefined
  const imported = new Map<string, LoadedKey>()

  async function load(): Promise<LoadedKey[]> {
    // Before it is asked: a process that is held up until it reads the answer has keys that are as old as that.
    const asked = now()
    const rows = await listKeys(db, secondsAfter(asked, -keyPublishedAfterSeconds))
    const keys = rows.map((row) => ({ ...(imported.get(row.kid) ?? importKey(secrets, row)), row }))
    imported.clear()
    for (const key of keys) imported.set(key.row.kid, key)
    loaded = { keys, at: asked.getTime() }
    return keys
  }

  /** The keys, read again when what is in memory is older than `maxAgeSeconds`; many callers, one read. */
  async function keysWithin(maxAgeSeconds: number): Promise<LoadedKey[]> {
    const age = now().getTime() - loaded.at
    // Read in the future: the clock was set back, and nobody knows how long ago it was.
    if (age >= 0 && age < maxAgeSeconds * 1_000) return loaded.keys
    loading ??= load().finally(() => (loading = undefined))
    try {
      return await loading
    } catch (error) {
      // The database is away for a moment: keys do not change so often that it would matter.
      if (loaded.keys.length > 0) return loaded.keys
      throw error
    }
  }

  async function add(newerThan: Date | null, announceSeconds: number): Promise<void> {
    const key = await newKey(secrets)
    await addKey(db, key, { now: now(), retireAt: secondsAfter(now(), announceSeconds), newerThan })
    await load()
  }

  /**
   * Every private half under the key of today. One that lay open may be in a copy that somebody has: a new key
   * takes its place at once.
   */
  async function wrapAll(): Promise<void> {
    await dropKeysRetiredBefore(db, secondsAfter(now(), -keyPublishedAfterSeconds))
    const rows = (await load()).filter(({ privateKey }) => privateKey).map(({ row }) => row)
    for (const row of rows) {
      const anew = wrappedAnew(secrets, row)
      if (anew) await replacePrivateJwk(db, row, anew.privateJwk)
    }
    const open = rows.find((row) => liesOpen(row) && row.retiredAt === null)
    if (open) await add(open.createdAt, keyAnnounceSeconds)
  }

  return {
    async ready() {
      await wrapAll()
      const [newest] = await load()
      if (!newest) return add(null, 0)
      if (!newest.privateKey) throw new UnwrapError('the newest signing key is wrapped with a key that is not here')
    },
    async signer() {
      const keys = (await keysWithin(keyCacheSeconds)).filter(({ privateKey }) => privateKey)
      const announced = secondsAfter(now(), -keyAnnounceSeconds)
      // Newest first: the newest that has been public for long enough, else the oldest there is.
      const key = keys.find(({ row }) => row.createdAt <= announced) ?? keys.at(-1)
      if (!key?.privateKey) throw new Error('there is no signing key')
      return { kid: key.row.kid, key: key.privateKey }
    },
    async verifier(kid) {
      const find = (keys: LoadedKey[]) => keys.find(({ row }) => row.kid === kid)?.publicKey
      return find(await keysWithin(keyCacheSeconds)) ?? find(await keysWithin(unknownKeySeconds))
    },
    async published() {
      const keys = await keysWithin(keyCacheSeconds)
      return keys.map(({ row }) => ({ ...row.publicJwk, kid: row.kid, alg: signingAlgorithm, use: 'sig' }))
    },
    rotate: () => add(now(), keyAnnounceSeconds),
    async maintain() {
      const old = secondsAfter(now(), -keyRotationSeconds)
      const [newest] = await load()
      if (newest && newest.row.createdAt < old) await add(old, keyAnnounceSeconds)
      await dropKeysRetiredBefore(db, secondsAfter(now(), -keyPublishedAfterSeconds))
    },
  }
}

async function newKey(secrets: Secrets): Promise<Pick<SigningKeyRow, 'kid' | 'privateJwk' | 'publicJwk'>> {
  const pair = await generateKeyPair(signingAlgorithm, { modulusLength: MODULUS_BITS, extractable: true })
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(pair.privateKey), exportJWK(pair.publicKey)])
  return { ...wrapPrivateJwk(secrets, randomUUID(), textFields(privateJwk)), publicJwk: textFields(publicJwk) }
}

function textFields(jwk: JWK): Record<string, string> {
  const entries = Object.entries(jwk).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}

function importKey(secrets: Secrets, row: SigningKeyRow): LoadedKey {
  const publicKey = createPublicKey({ key: row.publicJwk, format: 'jwk' })
  return { row, publicKey, privateKey: openPrivateKey(secrets, row) }
}
