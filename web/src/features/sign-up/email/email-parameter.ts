/** The e-mail that a link to sign-up may carry. */
import { isEmail } from '@atrium/contract/rules/is-email'

/** Percent-encoded (once or twice over) or base64; null when it holds no e-mail in any reading. */
export function decodeEmailParameter(value: string): string | null {
  const readings = [
    value,
    // A plus sign that was not encoded arrives as a space.
    value.trim().replaceAll(' ', '+'),
    percentDecoded(value),
    base64Decoded(value),
  ]
  return readings.find((reading) => reading !== null && isEmail(reading)) ?? null
}

function percentDecoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function base64Decoded(value: string): string | null {
  const standard = value.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return atob(standard)
  } catch {
    return null
  }
}
