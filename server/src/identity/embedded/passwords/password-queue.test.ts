/** The queue in front of password hashing. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPasswordQueue } from './password-queue.ts'

const ada = { address: '192.0.2.1', account: 'ada@example.com' }

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
  await Promise.all(Array.from({ length: 12 }, () => queue.admit(ada, work)))
  expect(most).toBe(2)
})

test('what exceeds the line is turned away at once with UNAVAILABLE, and room made is used again', async () => {
  const queue = createPasswordQueue({ concurrent: 1, waiting: 2 })
  const slow = () => queue.admit(ada, () => queue.hash(() => wait(20)))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, slow))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE', status: 503, retryAfterSeconds: 1 } })
  await expect(slow()).resolves.toBeUndefined()
})

test('a hash that fails gives its place back', async () => {
  const queue = createPasswordQueue({ concurrent: 1, waiting: 0 })
  const fail = () => queue.admit(ada, () => queue.hash(() => Promise.reject(new Error('no memory'))))
  await expect(fail()).rejects.toThrow('no memory')
  await expect(fail()).rejects.toThrow('no memory')
})

test('bounded by time, it lets in whom it can serve within that time', async () => {
  const queue = createPasswordQueue({ concurrent: 1, waiting: { withinMs: 100 } })
  await queue.hash(() => wait(20))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => queue.admit(ada, () => queue.hash(() => wait(20)))),
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
    const outcomes = Promise.allSettled(
      Array.from({ length: 60 }, () => queue.admit(ada, () => queue.hash(() => done))),
    )
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

describe('whose turn it is', () => {
  /** Has one hash under way and lets these wait for it; answers the order in which they came to their turns. */
  async function order(...callers: [address: string, account: string, times: number][]) {
    const queue = createPasswordQueue({ concurrent: 1, waiting: 1_000 })
    const { promise: first, resolve: end } = Promise.withResolvers<void>()
    const hashed: string[] = []
    const all = [queue.admit(ada, () => queue.hash(() => first))]
    for (const [address, account, times] of callers) {
      const hashing = () => queue.hash(async () => void hashed.push(account))
      for (let time = 0; time < times; time += 1) all.push(queue.admit({ address, account }, hashing))
    }
    end()
    await Promise.all(all)
    return hashed
  }

  test('somebody at another address waits for one hash of an address that asked for fifty', async () => {
    expect((await order(['192.0.2.9', 'greedy', 50], ['192.0.2.2', 'other', 1])).indexOf('other')).toBe(1)
  })

  test('and so does somebody else at the same address', async () => {
    expect((await order(['192.0.2.9', 'greedy', 50], ['192.0.2.9', 'other', 1])).indexOf('other')).toBe(1)
  })

  test('many accounts at one address have the turns of one', async () => {
    const greedy = Array.from({ length: 40 }, (_, one): [string, string, number] => ['192.0.2.9', `greedy${one}`, 2])
    const hashed = await order(...greedy, ['192.0.2.2', 'other', 3])
    expect(hashed.lastIndexOf('other')).toBe(5)
  })

  test('where one address has filled the line, others are let in up to their share', async () => {
    const queue = createPasswordQueue({ concurrent: 1, waiting: 9 })
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const hash = (address: string) => queue.admit({ address, account: 'x' }, () => queue.hash(() => done))
    const filled = Array.from({ length: 10 }, () => hash('192.0.2.9'))
    expect(queue.refusal('192.0.2.9')).toMatchObject({ code: 'UNAVAILABLE' })
    const others = Array.from({ length: 5 }, () => hash('192.0.2.2'))
    // Half of the room each, now that there are two.
    await expect(hash('192.0.2.2')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER', retryAfterSeconds: 1 })
    await expect(hash('192.0.2.9')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    end()
    await Promise.all([...filled, ...others])
    expect(queue.refusal('192.0.2.9')).toBeUndefined()
  })

  test('an account has no more under way than its own bound', async () => {
    const queue = createPasswordQueue({ concurrent: 4, waiting: 10 })
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const hash = () => queue.admit(ada, () => queue.hash(() => done), 2)
    const two = [hash(), hash()]
    await expect(hash()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS_TRY_LATER', status: 429 })
    end()
    await Promise.all(two)
  })
})
