/** The server's time, by the header of its answers. */
import { DAY_MS, HOUR_MS, SECOND_MS } from '@atrium/contract/rules/time/lengths'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const now = Date.UTC(2026, 2, 1, 12)
const answer = (date?: number) => ({
  headers: new Headers(date === undefined ? {} : { date: new Date(date).toUTCString() }),
})

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

test.each([DAY_MS, -DAY_MS])('a clock that is off by %i ms is set right by an answer, and goes on', (off) => {
  noteServerTime(answer(now + off))
  expect(serverNow()).toBe(now + off)
  vi.advanceTimersByTime(HOUR_MS)
  expect(serverNow()).toBe(now + off + HOUR_MS)
})

test('the way of an answer is no difference, and an answer without a time changes nothing', () => {
  noteServerTime(answer(now + DAY_MS))
  noteServerTime(answer())
  expect(serverNow()).toBe(now + DAY_MS)
  noteServerTime(answer(now - 5 * SECOND_MS))
  expect(serverNow()).toBe(now)
})
