/** Days and moments in mails, as a language writes them. */
import type { Language } from '@atrium/contract/languages'
import { localeOf } from './formats.ts'

type DateStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'hourCycle'>

/** To make one takes longer than to write a hundred dates with it: one for each language and zone that was asked for. */
const writers = new Map<string, Intl.DateTimeFormat>()

function writerOf(language: Language, timeZone: string, style: DateStyle): Intl.DateTimeFormat {
  const key = [language, timeZone, style.timeStyle].join()
  const known = writers.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone })
  writers.set(key, made)
  return made
}

/** Such as `6 December 2026`: a moment's day in a time zone, or a day of a calendar, which is the same everywhere. */
export function dayIn(language: Language, day: Date | string, timeZone = 'UTC'): string {
  const zone = typeof day === 'string' ? 'UTC' : timeZone
  return writerOf(language, zone, { dateStyle: 'long' }).format(new Date(day))
}

/** In UTC, which whoever puts it in says. */
export function momentIn(language: Language, moment: Date): string {
  // In Hindi a time of twelve hours would be told by English letters between Hindi words.
  const hours = language === 'hi' ? ({ hourCycle: 'h23' } as const) : {}
  return writerOf(language, 'UTC', { dateStyle: 'long', timeStyle: 'short', ...hours }).format(moment)
}
