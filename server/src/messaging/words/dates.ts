/** Days and moments in mails, as a language writes them. */
import type { Language } from '@atrium/contract/languages'
import { localeOf } from './formats.ts'

/** Such as `6 December 2026`: a moment's day in a time zone, or a day of a calendar, which is the same everywhere. */
export function dayIn(language: Language, day: Date | string, timeZone = 'UTC'): string {
  const zone = typeof day === 'string' ? 'UTC' : timeZone
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: zone }).format(new Date(day))
}

/** In UTC, which whoever puts it in says. */
export function momentIn(language: Language, moment: Date): string {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }).format(moment)
}
