/** An authenticator app: the code of a key at a moment (RFC 6238, SHA-1, six digits, 30 seconds). */
import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** How long an app shows a code. */
export const STEP_MS = 30_000

/** `key` is in base 32, with or without spaces. `stepsAhead`: what it shows so many half minutes later. */
export function appCode(key: string, stepsAhead = 0): string {
  const bits = [...key.replace(/\s/g, '')].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const start = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
