/** Twenty in thirty seconds, and then again. */
import { monitoringErrorLimit, monitoringErrorWindowMs } from '@atrium/contract/limits'
import { expect, test } from 'vitest'
import { throttle } from './throttle.ts'

test('of a burst of 25, 20 pass; when the window is over, 20 more may', () => {
  let now = 1_000
  const mayPass = throttle(monitoringErrorLimit, monitoringErrorWindowMs, () => now)
  const burst = () => Array.from({ length: 25 }, mayPass).filter(Boolean).length
  expect(burst()).toBe(20)
  now += 29_999
  expect(mayPass()).toBe(false)
  now += 1
  expect(burst()).toBe(20)
})
