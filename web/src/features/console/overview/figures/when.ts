/** How days, weeks and months are written: plain dates, of whatever zone the organization keeps. */
import type { Overview } from '@atrium/contract/organizations/overview'
import type { ChartPoint } from '#ui/chart/series.ts'
import { dateStyle, locale } from '#messages/format.ts'

type Step = Overview['step']

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
const short: Record<Step, Intl.DateTimeFormat> = {
  day: format({ day: 'numeric', month: 'short' }),
  week: format({ day: 'numeric', month: 'short' }),
  month: format({ month: 'short', year: '2-digit' }),
}
const long: Record<Step, Intl.DateTimeFormat> = {
  day: format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  week: format({ dateStyle }),
  month: format({ month: 'long', year: 'numeric' }),
}
const whole = format({ dateStyle })
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

export function dayName(day: string): string {
  return whole.format(dateOf(day))
}

/** A week is named by its days: `Nov 16 – 22, 2026`. */
export function pointOf(from: string, step: Step): ChartPoint {
  const first = dateOf(from)
  const last = new Date(first)
  last.setUTCDate(last.getUTCDate() + 6)
  return {
    short: short[step].format(first),
    name: step === 'week' ? long.week.formatRange(first, last) : long[step].format(first),
  }
}
