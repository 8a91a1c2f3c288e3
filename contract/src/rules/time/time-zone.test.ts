/** What is a time zone of an organization, and what only looks like one. */
import { expect, test } from 'vitest'
import { timeZone } from './time-zone.ts'

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/GMT+1'])(
  '%s is one',
  (name) => {
    expect(timeZone.safeParse(name).success).toBe(true)
  },
)

test.each([
  ...['', 'utc', 'CET', 'PST', '+05:00', 'europe/berlin', 'Europe/Atlantis', "Europe/Berlin'; drop table users; --"],
  ...['../etc/passwd', `Europe/${'a'.repeat(60)}`, ['Europe/Berlin'], null],
])('%j is none', (name) => {
  expect(timeZone.safeParse(name).error?.issues[0]?.message).toBe('Please choose a time zone from the list.')
})
