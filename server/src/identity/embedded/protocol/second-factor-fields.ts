/** The fields of a second factor: what is said of an authenticator app, where the protocol also knows phones. */
import * as z from 'zod'
import { camelKeys, text } from './input.ts'
import { ProtocolError } from './protocol-error.ts'

/** Longer than any code, so that the code's own rule can answer. */
const MAX_CODE_LENGTH = 64

export const typedCode = text('MISSING_CODE', 'INVALID_CODE', MAX_CODE_LENGTH)

type Of = 'EnrollmentInfo' | 'VerificationInfo' | 'SignInInfo'

/**
 * What a request says of the app. Throws `OPERATION_NOT_ALLOWED` for a phone, which is not offered (the hosted
 * provider's words where it is switched off), and `INVALID_ARGUMENT` where it is of neither.
 */
export function totpInfo(body: unknown, of: Of): unknown {
  const fields = z.record(z.string(), z.unknown()).safeParse(body).data ?? {}
  const [totp, phone] = [fields[`totp${of}`], fields[`phone${of}`]]
  if (phone !== undefined && phone !== null) {
    throw new ProtocolError('OPERATION_NOT_ALLOWED', { text: 'SMS based MFA not enabled.' })
  }
  if (typeof totp !== 'object' || totp === null) throw new ProtocolError('INVALID_ARGUMENT')
  return camelKeys(totp)
}
