/** Lines that go out together, none of them lost or late. */
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherLines, throughFailures } from './gathered-lines.ts'
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

test('a disk that is full ends no process, is told of once, and is waited for by none that ends', () => {
  const flushSync = vi.fn()
  const output = Object.assign(new EventEmitter(), { write: () => undefined, flushSync })
  const told: string[] = []
  const sink = throughFailures(output, (failure) => told.push(failure))
  const fail = () => output.emit('error', new Error('ENOSPC: no space left on device, write'))
  fail()
  fail()
  sink.flushSync()
  expect(told).toEqual(['The log cannot be written: ENOSPC: no space left on device, write\n'])
  expect(flushSync).not.toHaveBeenCalled()
  output.emit('write')
  sink.flushSync()
  expect(flushSync).toHaveBeenCalledOnce()
  fail()
  expect(told).toHaveLength(2)
})
