/** When jobs do their rounds, and what becomes of one that fails. */
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs, type Job } from './jobs.ts'

const everyMs = 1_000
let hooks: Map<string, () => unknown>
let registry: Registry
beforeEach(() => {
  vi.useFakeTimers()
  hooks = new Map()
  registry = new Registry()
})
afterEach(() => vi.useRealTimers())

function run(round: Job['round'], log: Logger = pino({ level: 'silent' })) {
  const app = { addHook: (name: string, hook: () => unknown) => hooks.set(name, hook) } as unknown as FastifyInstance
  return createJobs(app, log, registry).run({ name: 'sweeping', everyMs, round })
}
const listen = async () => {
  hooks.get('onListen')?.()
  await vi.advanceTimersByTimeAsync(0)
}

test('a round at the start, and again and again', async () => {
  const round = vi.fn(() => Promise.resolve('done' as const))
  run(round)
  await listen()
  expect(round).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * everyMs)
  expect(round).toHaveBeenCalledTimes(3)
})

test('nothing before the server listens', async () => {
  const round = vi.fn(() => Promise.resolve('done' as const))
  run(round)
  await vi.advanceTimersByTimeAsync(2 * everyMs)
  expect(round).not.toHaveBeenCalled()
})

test('where more waits, the next round comes at once', async () => {
  const round = vi.fn(() => Promise.resolve('done' as const)).mockResolvedValueOnce('more' as 'done')
  run(round)
  await listen()
  expect(round).toHaveBeenCalledTimes(2)
})

test('woken during a round, it does one more behind it, and never two at a time', async () => {
  let end = (): void => {}
  const round = vi.fn(() => new Promise<'done'>((resolve) => (end = () => resolve('done'))))
  const job = run(round)
  job.wake()
  job.wake()
  job.wake()
  expect(round).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(round).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(round).toHaveBeenCalledTimes(2)
})

test('a round that fails is logged and counted by its name, and the next one comes all the same', async () => {
  const lines: { job: string }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as { job: string }) })
  const round = vi.fn(() => Promise.reject(new Error('the database is away')))
  run(round, log)
  await listen()
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(round).toHaveBeenCalledTimes(2)
  expect(lines.map(({ job }) => job)).toEqual(['sweeping'])
  expect(await registry.metrics()).toContain('job_failures_total{job="sweeping"} 2')
})

test('while it goes on failing alike the log says so once a minute, and another failure at once', async () => {
  const lines: { err: { message: string }; more?: number }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) })
  let why = 'the database is away'
  run(() => Promise.reject(new Error(why)), log)
  await listen()
  await vi.advanceTimersByTimeAsync(90_000)
  why = 'it is mended badly'
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(lines.map(({ err, more }) => [err.message, more])).toEqual([
    ['the database is away', undefined],
    ['the database is away', 59],
    ['it is mended badly', undefined],
  ])
})

test('closing waits for the round that is under way, and nothing runs any more', async () => {
  let end = (): void => {}
  const told: boolean[] = []
  const round = vi.fn(async (isStopped: () => boolean) => {
    await new Promise<void>((resolve) => (end = resolve))
    told.push(isStopped())
    return 'more' as const
  })
  const job = run(round)
  await listen()
  let closed = false
  const closing = Promise.resolve(hooks.get('onClose')?.()).then(() => (closed = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(closed).toBe(false)
  end()
  await closing
  job.wake()
  await vi.advanceTimersByTimeAsync(2 * everyMs)
  expect(round).toHaveBeenCalledTimes(1)
  expect(told).toEqual([true])
})
