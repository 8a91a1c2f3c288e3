/** A day, as it is written: `2026-09-01`. When it begins depends on where one is. */
import { DAY_MS } from './lengths.ts'
import * as z from 'zod/mini'
import { fieldMessages } from '../../sentences/en/fields.ts'

/** The first and the last that anybody asks for. */
export const firstDay = '1900-01-01'
export const lastDay = '2199-12-31'

const SHAPE = /^(?:19|20|21)\d\d-\d\d-\d\d$/

/** Whether it is a day that there is, within the years that anybody asks for. */
export function isDay(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

export const day = z.string().check(z.refine(isDay, fieldMessages.dayInvalid))

/** The day behind it. */
export function nextDay(text: string): string {
  const next = new Date(`${text}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** The moment at which a day begins in a time zone: midnight, or what comes first where the clock leaves it out. */
export function startOfDay(text: string, timeZone: string): Date {
  const midnight = Date.parse(`${text}T00:00:00Z`)
  // How far the clock there is ahead of UTC, before a change of it on this day and behind one.
  const moments = [midnight - DAY_MS, midnight + DAY_MS].map((at) => midnight - offsetAt(at, timeZone))
  const first = moments.sort((a, b) => a - b).find((at) => dayAt(new Date(at), timeZone) === text)
  return new Date(first ?? midnight)
}

/** Which day it is in a time zone at a moment. */
export function dayAt(at: Date, timeZone: string): string {
  return new Date(localTime(at.getTime(), timeZone)).toISOString().slice(0, 10)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function offsetAt(at: number, timeZone: string): number {
  return localTime(at, timeZone) - Math.floor(at / 1_000) * 1_000
}

/** What the clock there shows, as if it showed UTC. */
function localTime(at: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    const [date, time] = ['numeric', '2-digit'] as const
    const options = { timeZone, hourCycle: 'h23', year: date, month: time, day: time, hour: time } as const
    clock = new Intl.DateTimeFormat('en-US', { ...options, minute: time, second: time })
    clocks.set(timeZone, clock)
  }
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, date, hour, minute, second)
}
