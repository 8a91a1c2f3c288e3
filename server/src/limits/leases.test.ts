/** Shares of a limit: never more than the limit in a window, whatever processes and answers come in which order. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Clock } from './clock.ts'
import { createLeases, type WantedShare } from './leases.ts'

const attempt = { limit: 'nameCheck', subject: 'somebody' } as const
const WINDOW_SECONDS = 60
const WINDOW_MS = WINDOW_SECONDS * 1_000

/** A database and the processes on it, in one time that the test turns; messages arrive when the test says so. */
function world(max: number) {
  let time = 0
  let open = { began: -WINDOW_MS, count: 0 }
  let writes = 0
  const underWay: (() => void)[] = []
  /** How many were allowed in each window, by when that began. */
  const allowed = new Map<number, number>()

  const message = () => new Promise<void>((resolve) => underWay.push(resolve))
  const isOpen = () => time < open.began + WINDOW_MS
  const count = (began: number) => allowed.set(began, (allowed.get(began) ?? 0) + 1)

  async function take() {
    await message()
    writes += 1
    if (!isOpen()) open = { began: time, count: 0 }
    const verdict = { allowed: open.count < max, retryAfterSeconds: 1 }
    open.count += 1
    if (verdict.allowed) count(open.began)
    await message()
    return verdict
  }

  async function grant({ size, whereLeft }: WantedShare) {
    await message()
    writes += 1
    const granted = isOpen() && open.count + whereLeft <= max
    if (granted) open.count += size
    const left = (open.began + WINDOW_MS - time) / 1_000
    await message()
    return granted ? left : undefined
  }

  /** One whose clocks show something else than the database's. */
  function start(ahead: number) {
    const clock: Clock = {
      now: () => ({ steady: time + ahead, wall: time - ahead }),
      isPast: ({ steady, wall }) => time + ahead >= steady || time - ahead >= wall,
    }
    let taken = 0
    const counted = async () => {
      taken += 1
      return take()
    }
    const lease = createLeases({
      grant,
      clock,
      take: counted,
      rateOf: () => ({ max, windowSeconds: WINDOW_SECONDS }),
      keyOf: ({ limit, subject }) => `${limit}:${subject}`,
    })
    return async () => {
      const before = taken
      const verdict = await lease(attempt)
      if (verdict.allowed && taken === before) {
        expect(isOpen(), 'allowed from a share after its window').toBe(true)
        count(open.began)
      }
      return verdict.allowed
    }
  }

  return {
    start,
    pass: (ms: number) => void (time += ms),
    deliver: (which: number) => underWay.splice(which % Math.max(1, underWay.length), 1).forEach((go) => go()),
    /** Until nothing is under way. */
    async settle() {
      for (await nextTurn(); underWay.length > 0; await nextTurn()) for (const go of underWay.splice(0)) go()
    },
    writes: () => writes,
    mostAllowed: () => Math.max(0, ...allowed.values()),
  }
}

const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), by: fc.nat(2), times: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('deliver' as const), which: fc.nat(50) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.oneof(fc.nat(900), fc.nat(WINDOW_MS)) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), which: fc.nat(2) }) },
)

test('three processes, crashes, late messages and clocks of their own: no window allows more than its limit', async () => {
  const limits = fc.integer({ min: 1, max: 80 })
  await fc.assert(
    fc.asyncProperty(limits, fc.array(event, { maxLength: 120, size: 'max' }), async (max, events) => {
      const { start, pass, deliver, settle, mostAllowed } = world(max)
      const processes = [start(0), start(5_000), start(-70_000)]
      const asked: Promise<boolean>[] = []
      for (const one of events) {
        if (one.kind === 'pass') pass(one.ms)
        else if (one.kind === 'deliver') deliver(one.which)
        else if (one.kind === 'settle') await settle()
        else if (one.kind === 'crash') processes[one.which] = start(one.which)
        else for (let time = 0; time < one.times; time += 1) asked.push(processes[one.by]?.() ?? Promise.resolve(false))
        await nextTurn()
      }
      await settle()
      await Promise.all(asked)
      expect(mostAllowed()).toBeLessThanOrEqual(max)
    }),
    { numRuns: 300 },
  )
})

test('an answer that is late prolongs no share', async () => {
  const { start, pass, deliver, settle, writes } = world(60)
  const ask = start(0)
  const first = ask()
  await settle()
  const second = ask()
  await nextTurn()
  deliver(0)
  await nextTurn()
  pass(10_000)
  await settle()
  pass(WINDOW_MS - 10_000)
  const third = ask()
  await settle()
  expect([await first, await second, await third, writes()]).toEqual([true, true, true, 3])
})

/** Each waits for the one before. */
async function oneByOne(max: number, processes: number, attempts: number) {
  const { start, settle, writes } = world(max)
  const all = Array.from({ length: processes }, () => start(0))
  const verdicts: boolean[] = []
  for (let turn = 0; turn < attempts; turn += 1) {
    const asked = all[turn % processes]?.()
    await settle()
    verdicts.push((await asked) === true)
  }
  return { allowed: verdicts.filter(Boolean).length, firstRefused: verdicts.indexOf(false), writes: writes() }
}

test.each([1, 3, 7, 60, 500])(
  'one process that is asked one by one allows %i of as many, and then none',
  async (max) => {
    expect(await oneByOne(max, 1, max + 20)).toMatchObject({ allowed: max, firstRefused: max })
  },
)

test('60 checks take half as many writes, and checks without a practical limit next to none', async () => {
  expect((await oneByOne(60, 1, 60)).writes).toBeLessThanOrEqual(30)
  expect((await oneByOne(1_000_000, 1, 5_000)).writes).toBeLessThanOrEqual(20)
})

test.each([2, 4, 8])(
  '%i processes that are asked in turns allow all of 60, and refuse nobody before the 50th',
  async (processes) => {
    const { allowed, firstRefused } = await oneByOne(60, processes, 200)
    expect(allowed).toBe(60)
    expect(firstRefused).toBeGreaterThanOrEqual(50)
  },
)

test('a process that is asked no more keeps no more from others than it has used, or three', async () => {
  const { start, settle } = world(60)
  const [idle, busy] = [start(0), start(0)]
  const ask = async (process: () => Promise<boolean>) => {
    const asked = process()
    await settle()
    return asked
  }
  for (let turn = 0; turn < 5; turn += 1) await ask(idle)
  let allowed = 0
  for (let turn = 0; turn < 100; turn += 1) if (await ask(busy)) allowed += 1
  expect(allowed).toBeGreaterThanOrEqual(60 - 5 - 5)
})
