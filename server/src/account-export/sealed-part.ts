/**
 * The archive as it is kept: each part sealed with AES-256-GCM under a key that is derived by HKDF (RFC 5869) from the
 * secret in the mailed link. The database has that secret's hash only, so that a copy of it opens nothing.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { derivedKey } from '#secrets/derived-key.ts'

const PURPOSE = 'atrium account export'
const CIPHER = 'aes-256-gcm'
const TOKEN_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Which part of which archive: none can be put in another's place. */
export interface Place {
  exportId: string
  part: number
}

export function newExportToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database keeps of it. */
export function exportTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function sealPart(token: string, place: Place, bytes: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(token, PURPOSE), nonce).setAAD(boundTo(place))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Throws where it was not sealed with that token, for that place, or was changed. */
export function openPart(token: string, place: Place, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv(CIPHER, derivedKey(token, PURPOSE), bytes.subarray(0, NONCE_BYTES), options)
  decipher.setAAD(boundTo(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

function boundTo({ exportId, part }: Place): Buffer {
  return Buffer.from(JSON.stringify([exportId, part]))
}
