/** Every method of the console, and nothing else of it. */
import { expect, test, vi } from 'vitest'
import { silenceConsole } from './silence-console.ts'

test('no method says anything any more', () => {
  const log = vi.fn()
  const quiet = { log, error: log, memory: { used: 1 } }
  silenceConsole(quiet)
  quiet.log('secret')
  quiet.error('secret')
  expect(log).not.toHaveBeenCalled()
  expect(quiet.memory).toEqual({ used: 1 })
})
