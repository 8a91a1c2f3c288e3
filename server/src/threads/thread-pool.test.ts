/** Jobs in threads: answered, refused, and given up. */
import { afterEach, expect, test } from 'vitest'
import { runFor } from '#limits/caller.ts'
import { createThreadPool, type ThreadPool } from './thread-pool.ts'

const program = new URL('./test-program.ts', import.meta.url)
let pool: ThreadPool | undefined
const poolOf = (deadlineMs = 60_000, threads = 1) => (pool = createThreadPool({ program, threads, deadlineMs }))
afterEach(() => pool?.close())

test('a job asks, is answered, and answers; the next one has the same thread', async () => {
  const { run } = poolOf()
  const twice = (word: string) => Promise.resolve(word + word)
  expect(await run('asked', ['a', 'b'], twice)).toEqual(['aa', 'bb'])
  expect(await run('asked', ['c'], twice)).toEqual(['cc'])
})

test('a job’s refusal arrives as it was, and the thread goes on', async () => {
  const { run } = poolOf()
  await expect(run('refused', null)).rejects.toMatchObject({ code: 'invalid_input', fields: { text: 'No.' } })
  expect(await run('asked', [])).toEqual([])
})

test('a job that fails, or whose question is not answered, fails its caller alone', async () => {
  const { run } = poolOf()
  await expect(run('failed', null)).rejects.toThrow('hunter2')
  await expect(run('asked', ['a'], () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await run('asked', [])).toEqual([])
})

test('503 for a job past its deadline: its thread is ended, and the next has another', async () => {
  const { run } = poolOf(300)
  await expect(run('endless', null)).rejects.toMatchObject({ code: 'unavailable' })
  pool = undefined
  expect(await poolOf().run('asked', [])).toEqual([])
})

test('a thread that ends fails its job, and nothing else', async () => {
  const { run } = poolOf()
  await expect(run('ends', null)).rejects.toThrow('a thread ended')
  expect(await run('asked', [])).toEqual([])
})

test('503 for what is under way when the pool closes, in its thread or being answered, and for whoever waits', async () => {
  const busy = poolOf()
  const jobs = [busy.run('endless', null), busy.run('asked', [])]
  const answering = createThreadPool({ program, threads: 1, deadlineMs: 60_000 })
  const asked = Promise.withResolvers<void>()
  jobs.push(
    answering.run('asked', ['a'], () => {
      asked.resolve()
      return new Promise(() => {})
    }),
  )
  await asked.promise
  const ended = Promise.allSettled(jobs)
  await Promise.all([busy.close(), answering.close()])
  const unavailable = { status: 'rejected', reason: { code: 'unavailable' } }
  expect(await ended).toMatchObject([unavailable, unavailable, unavailable])
  await expect(busy.run('asked', [])).rejects.toMatchObject({ code: 'unavailable' })
})

test('one caller’s jobs keep one thread, and wait in a line that ends; somebody else has the other', async () => {
  const { run } = poolOf(60_000, 2)
  const { promise: told, resolve: tell } = Promise.withResolvers<string>()
  const greedy = runFor({ name: 'greedy' }, () => Array.from({ length: 8 }, () => run('asked', ['a'], () => told)))
  const outcomes = Promise.allSettled(greedy)
  expect(await runFor({ name: 'other' }, () => run('asked', []))).toEqual([])
  tell('b')
  const codes = (await outcomes).map((one) =>
    one.status === 'rejected' ? (one.reason as { code: string }).code : 'done',
  )
  expect(codes).toEqual([...Array<string>(5).fill('done'), ...Array<string>(3).fill('too_many_requests')])
})
