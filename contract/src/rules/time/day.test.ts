/** Days, and when they begin. */
import { expect, test } from 'vitest'
import { dayAt, isDay, nextDay, startOfDay } from './day.ts'

test.each(['2026-09-01', '2028-02-29', '1999-12-31'])('%s is a day', (text) => expect(isDay(text)).toBe(true))

test.each(['2026-02-30', '2026-13-01', '2026-9-1', '0000-01-01', '9999-12-31', '2026-09-01T00:00', ' 2026-09-01', ''])(
  '%s is none',
  (text) => expect(isDay(text)).toBe(false),
)

test('the day behind the last of a month, of February and of a year', () => {
  expect(['2026-09-30', '2028-02-28', '2026-12-31'].map(nextDay)).toEqual(['2026-10-01', '2028-02-29', '2027-01-01'])
})

test.each([
  ['2026-09-01', 'UTC', '2026-09-01T00:00:00.000Z'],
  ['2026-09-01', 'Asia/Kolkata', '2026-08-31T18:30:00.000Z'],
  ['2026-09-01', 'America/New_York', '2026-09-01T04:00:00.000Z'],
  ['2026-09-01', 'Pacific/Kiritimati', '2026-08-31T10:00:00.000Z'],
  // The clock changes on this day, later than midnight.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  // It leaves midnight out, and it shows the hour before midnight twice.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, at) => {
  const start = startOfDay(day, zone)
  expect(start.toISOString()).toBe(at)
  expect(dayAt(start, zone)).toBe(day)
  expect(dayAt(new Date(start.getTime() - 1_000), zone)).not.toBe(day)
})
