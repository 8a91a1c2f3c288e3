/** In which time zone an organization's days begin and end: a name of the IANA database. */
import * as z from 'zod/mini'
import { fieldMessages } from '../../sentences/en/fields.ts'

export const defaultTimeZone = 'UTC'

/** Europe/Berlin, America/Argentina/Buenos_Aires, Etc/GMT+1: no offsets, no three letters that mean several. */
const namePattern = /^[A-Z][A-Za-z_-]+(?:\/[A-Za-z0-9_+-]+){1,2}$/
export const timeZoneMaxLength = 64

export const timeZone = z
  .string(fieldMessages.timeZoneInvalid)
  .check(
    z.maxLength(timeZoneMaxLength, fieldMessages.timeZoneInvalid),
    z.refine(isTimeZone, fieldMessages.timeZoneInvalid),
  )

export function isTimeZone(name: string): boolean {
  if (name === defaultTimeZone) return true
  if (!namePattern.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
