/** What is said while something takes long. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellProgress } from './progress.js'

const texts = { begin: 'Building.', going: 'Still building', done: 'Built' }

let written: string
const output = (isTTY: boolean) => ({ isTTY, write: (text: string) => void (written += text) })
beforeEach(() => {
  written = ''
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => vi.useRealTimers())

test('in a log: at once, sparsely while it lasts, and at the end', () => {
  const end = tellProgress(texts, output(false))
  expect(written).toBe('Building.\n')
  vi.advanceTimersByTime(35_000)
  end()
  expect(written).toBe('Building.\nStill building (10 s)\nStill building (20 s)\nStill building (30 s)\nBuilt (35 s)\n')
})

test('on a terminal: one line that counts, and is gone at the end', () => {
  const end = tellProgress(texts, output(true))
  vi.advanceTimersByTime(2_000)
  end()
  const line = '\r\u001B[2K'
  expect(written).toBe(`Building.\n${line}Still building (1 s)${line}Still building (2 s)${line}Built (2 s)\n`)
})

test('what failed is told by whoever knows why, and nothing is said any more', () => {
  const end = tellProgress(texts, output(false))
  end('failed')
  vi.advanceTimersByTime(60_000)
  expect(written).toBe('Building.\n')
})
