/** The queue in front of password hashing. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPasswordQueue } from './password-queue.ts'

test('no more hashes run at once than there are places', async () => {
  const queue = createPasswordQueue({ concurrent: 2, waiting: 10 })
  let running = 0
  let most = 0
  const work = () =>
    queue.hash(async () => {
      running += 1
      most = Math.max(most, running)
      await wait(5)
      running -= 1
    })
  await Promise.all(Array.from({ length: 12 }, () => queue.admit(work)))
  expect(most).toBe(2)
})

test('what exceeds the line is turned away at once with UNAVAILABLE, and room made is used again', async () => {
  const queue = createPasswordQueue({ concurrent: 1, waiting: 2 })
  const slow = () => queue.admit(() => queue.hash(() => wait(20)))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, slow))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 1 } })
  await expect(slow()).resolves.toBeUndefined()
})

test('a hash that fails gives its place back', async () => {
  const queue = createPasswordQueue({ concurrent: 1, waiting: 0 })
  const fail = () => queue.admit(() => queue.hash(() => Promise.reject(new Error('no memory'))))
  await expect(fail()).rejects.toThrow('no memory')
  await expect(fail()).rejects.toThrow('no memory')
})

test('bounded by time, it lets in whom it can serve within that time', async () => {
  const queue = createPasswordQueue({ concurrent: 1, waiting: { withinMs: 100 } })
  await queue.hash(() => wait(20))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => queue.admit(() => queue.hash(() => wait(20)))),
  )
  const served = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(served).toBeGreaterThanOrEqual(1)
  expect(served).toBeLessThanOrEqual(6)
  expect(queue.isSaturated()).toBe(false)
})

test('the backlog is what the line takes, by how long the last hashes took; nothing while nobody waits', async () => {
  const queue = createPasswordQueue({ concurrent: 2, waiting: 10 })
  await queue.hash(() => wait(20))
  expect(queue.backlogMs()).toBe(0)
  const hashes = Array.from({ length: 6 }, () => queue.hash(() => wait(20)))
  // Four wait for two places.
  expect(queue.backlogMs()).toBeGreaterThanOrEqual(30)
  await Promise.all(hashes)
  expect(queue.backlogMs()).toBe(0)
})

describe('how many may wait', () => {
  afterEach(() => void vi.useRealTimers())

  /** How many of sixty are let in after hashes that took so many milliseconds each. */
  async function after(...hashes: number[]) {
    vi.useFakeTimers({ toFake: ['performance'] })
    const queue = createPasswordQueue({ concurrent: 1, waiting: { withinMs: 1_000 } })
    for (const ms of hashes) await queue.hash(async () => void vi.advanceTimersByTime(ms))
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const outcomes = Promise.allSettled(Array.from({ length: 60 }, () => queue.admit(() => queue.hash(() => done))))
    end()
    return (await outcomes).filter(({ status }) => status === 'fulfilled').length
  }
  const times = (count: number, ms: number) => Array.from({ length: count }, () => ms)

  test('as many as a second clears, besides the one that is being hashed', async () => {
    expect(await after(...times(60, 20))).toBe(51)
  })

  test('a hiccup that three hashes waited for turns away few', async () => {
    expect(await after(...times(60, 20), ...times(3, 200))).toBeGreaterThan(30)
  })

  test('a first hash that took long is soon outweighed', async () => {
    expect(await after(200, ...times(10, 20))).toBeGreaterThan(25)
  })

  test('a machine that has become slower is noticed', async () => {
    expect(await after(...times(60, 20), ...times(100, 100))).toBeLessThan(14)
  })
})
