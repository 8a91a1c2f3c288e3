/** Places at something scarce, shared out by caller: by order and number, never by time. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentCaller, nameCaller, runFor, runForEverybody, runLongRead } from './caller.ts'
import { createTurns, type Turns } from './turns.ts'

const shares = {
  places: 10,
  each: 3,
  longReads: { places: 4, each: 2 },
  waiting: { each: 500, all: 1_000 },
  patienceMs: { own: 10_000, others: 1_500 },
}
// Whoever is left waiting at a test's end is not told of it in the middle of another's.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Asks for places in somebody's name and keeps them; tells who has one, in order, and gives one back. */
function ground(turns: Turns) {
  const began: string[] = []
  const held: { name: string; leave: () => void }[] = []
  const asking = (name: string, times = 1) => runFor({ name }, () => Array.from({ length: times }, () => enter(name)))
  const ask = (name: string, times = 1) => void asking(name, times)
  const enter = async (name: string) => {
    const leave = await turns.enter()
    began.push(name)
    held.push({ name, leave })
  }
  const giveBack = async (name: string) => {
    const index = held.findIndex((one) => one.name === name)
    held.splice(index, 1)[0]?.leave()
    await settle()
  }
  const has = (name: string) => held.filter((one) => one.name === name).length
  return { began, ask, asking, enter, giveBack, has }
}

async function settle() {
  await nextTurn()
  await nextTurn()
}

test('200 of one caller take three of ten places, and somebody else has one at once', async () => {
  const { ask, has } = ground(createTurns(shares))
  ask('greedy', 200)
  ask('other')
  await settle()
  expect([has('greedy'), has('other')]).toEqual([3, 1])
})

test('where one place is all there is, somebody else goes before what the first still waits for', async () => {
  const one = { ...shares, places: 1, each: 1, longReads: { places: 1, each: 1 } }
  const { ask, began, giveBack } = ground(createTurns(one))
  ask('greedy', 200)
  ask('other')
  await settle()
  await giveBack('greedy')
  await giveBack('greedy')
  expect(began).toEqual(['greedy', 'greedy', 'other'])
})

test('forty accounts with long reads take four places; short calls have the others', async () => {
  const { ask, enter, has } = ground(createTurns(shares))
  for (let reader = 0; reader < 40; reader += 1) {
    runFor({ name: `reader${reader}` }, () => runLongRead(() => void enter('long')))
  }
  for (let other = 0; other < 6; other += 1) ask(`other${other}`)
  await settle()
  expect(has('long')).toBe(4)
  expect(Array.from({ length: 6 }, (_, other) => has(`other${other}`))).toEqual([1, 1, 1, 1, 1, 1])
})

test('a long read is let go on by an endless row of short calls', async () => {
  const one = { ...shares, places: 1, each: 1, longReads: { places: 1, each: 1 } }
  const { ask, enter, began, giveBack } = ground(createTurns(one))
  ask('first')
  runFor({ name: 'reader' }, () => runLongRead(() => void enter('long')))
  for (let other = 0; other < 30; other += 1) ask(`other${other}`)
  await settle()
  await giveBack('first')
  for (let other = 0; other < 12; other += 1) await giveBack(began.at(-1) ?? '')
  expect(began).toContain('long')
})

test('what the calls of many share goes before everything', async () => {
  const one = { ...shares, places: 1, each: 1, longReads: { places: 1, each: 1 } }
  const { ask, enter, began, giveBack } = ground(createTurns(one))
  ask('greedy', 5)
  runForEverybody(() => void enter('shared'))
  await settle()
  await giveBack('greedy')
  expect(began).toEqual(['greedy', 'shared'])
})

test('429 for whoever has too many waiting, and nobody else', async () => {
  const turns = createTurns({ ...shares, waiting: { each: 5, all: 1_000 } })
  const { asking, has } = ground(turns)
  const outcomes = await Promise.allSettled(asking('greedy', 20).slice(8))
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'))
  expect(outcomes[0]).toMatchObject({ reason: { code: 'too_many_requests', retryAfterSeconds: 1 } })
  await Promise.all(asking('other'))
  expect(has('other')).toBe(1)
})

test('who waited too long behind themselves is told so; who waited for others, that it is away', async () => {
  const { asking } = ground(createTurns({ ...shares, places: 3 }))
  const [, , , fourth] = asking('greedy', 4)
  const [other] = asking('other')
  const outcomes = Promise.allSettled([fourth, other])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcomes).toMatchObject([{ reason: { code: 'too_many_requests' } }, { reason: { code: 'ETIMEDOUT' } }])
})

test('who turns out to be an account gives back what the address took', async () => {
  const { enter, has, giveBack, asking } = ground(createTurns({ ...shares, places: 1, each: 1 }))
  await runFor({ name: 'address' }, async () => {
    await enter('address')
    nameCaller('ada')
    expect(currentCaller().name).toBe('account:ada')
  })
  await giveBack('address')
  await Promise.all(asking('address'))
  expect(has('address')).toBe(1)
})
