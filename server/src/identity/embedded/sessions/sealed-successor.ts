/**
 * What replaced a refresh token, kept so that the replaced token alone opens it: AES-256-GCM under a key
 * that is derived from it by HKDF (RFC 5869). The database has the token's hash only, so a copy of it
 * opens nothing.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '#secrets/derived-key.ts'

export interface Successor {
  refreshToken: string
  /** The cookie that was answered to a browser which had none. */
  cookie: string | null
}

const PURPOSE = 'atrium refresh token successor'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function sealSuccessor(replaced: string, { refreshToken, cookie }: Successor): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(replaced, PURPOSE), nonce)
  const content = Buffer.concat([cipher.update(`${refreshToken}.${cookie ?? ''}`), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
}

/** Throws where `sealed` was not sealed by that token. */
export function openSuccessor(replaced: string, sealed: string): Successor {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, derivedKey(replaced, PURPOSE), nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const content = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  const [refreshToken = '', cookie = ''] = content.toString().split('.')
  return { refreshToken, cookie: cookie === '' ? null : cookie }
}
