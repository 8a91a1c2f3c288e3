/** Lines that go out together, none of them lost or late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherLines } from './gathered-lines.ts'
import { createLogger } from './logger.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function ground() {
  const written: string[] = []
  let flushed = 0
  const lines = gatherLines({ write: (text) => void written.push(text), flushSync: () => void (flushed += 1) })
  const sizes = () => written.map((text) => text.split('\n').length - 1)
  return { lines, log: createLogger('info', lines), sizes, flushed: () => flushed }
}

test('lines of one moment are written at once, a moment later', async () => {
  const { log, sizes } = ground()
  for (let line = 0; line < 3; line += 1) log.info('said')
  expect(sizes()).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  expect(sizes()).toEqual([3])
  log.warn('said')
  await vi.advanceTimersByTimeAsync(50)
  expect(sizes()).toEqual([3, 1])
})

test('a failure takes along what came before it, and waits for nothing', () => {
  const { log, sizes } = ground()
  log.info('said')
  log.child({ reqId: 'one' }).error('failed')
  expect(sizes()).toEqual([2])
})

test('many lines wait for nothing either', () => {
  const { log, sizes } = ground()
  for (let line = 0; line < 40; line += 1) log.info('x'.repeat(1_000))
  expect(sizes()).toEqual([16, 16])
})

test('a process that ends leaves none behind', () => {
  const { lines, log, sizes, flushed } = ground()
  log.info('said')
  lines.end()
  expect([sizes(), flushed()]).toEqual([[1], 1])
})
