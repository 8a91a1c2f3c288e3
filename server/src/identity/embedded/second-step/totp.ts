/**
 * The codes of an authenticator app: TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which is what every such
 * app can do. A code counts one step early and one late, for clocks and typing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const totpPeriodSeconds = 30
export const totpDigits = 6
/** As the protocol names it; in HMAC it is as good as ever (RFC 6238, section 1.2). */
export const totpAlgorithm = 'SHA1'
/** As long as the digest (RFC 4226, section 4). */
const SECRET_BYTES = 20
const STEPS_EACH_WAY = 1

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The time step that a moment is in. */
export function totpStep(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000 / totpPeriodSeconds)
}

/** The code of a time step: HOTP with that as its counter (RFC 4226, section 5.3). */
export function totpCode(secret: Uint8Array, step: number, digits = totpDigits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step that a code is of, among those that count at `now` and come after `usedStep`; undefined where it is of
 * none. Every step is compared, each in constant time.
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { now, usedStep }: { now: Date; usedStep?: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const current = totpStep(now)
  let found: number | undefined
  for (let step = current - STEPS_EACH_WAY; step <= current + STEPS_EACH_WAY; step += 1) {
    const same = timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))
    if (same && (usedStep === undefined || step > usedStep)) found ??= step
  }
  return found
}
