/** When a worker looks for what waits: at the start, once a lease may be over, and no more when the server ends. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import type { InvitesContext } from '#invites/context.ts'
import { leaseSeconds } from './work.ts'
import { createWorker } from './worker.ts'

afterEach(() => vi.useRealTimers())

test('looks again and again, so that nobody has to ask for what a crash left', async () => {
  vi.useFakeTimers()
  const hooks = new Map<string, () => unknown>()
  const app = { addHook: (name: string, hook: () => unknown) => hooks.set(name, hook) } as unknown as FastifyInstance
  const failed = vi.fn()
  // A database that is gone: each look ends in a line of the log.
  createWorker(app, {} as InvitesContext, { error: failed } as unknown as Logger)
  hooks.get('onListen')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(failed).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * leaseSeconds * 1_000)
  expect(failed).toHaveBeenCalledTimes(3)
  await hooks.get('onClose')?.()
  await vi.advanceTimersByTimeAsync(2 * leaseSeconds * 1_000)
  expect(failed).toHaveBeenCalledTimes(3)
})
