/** Calls that share a statement. */
import { expect, test, vi } from 'vitest'
import { inBatches } from './batch.ts'

/** A statement that is under way until it is told to end. */
function heldStatement() {
  const ends: (() => void)[] = []
  const run = vi.fn(async (items: readonly number[]) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return items.map((item) => item * 10)
  })
  return { run, end: () => ends.shift()?.() }
}

const sizes = (run: { mock: { calls: (readonly [readonly number[]])[] } }) =>
  run.mock.calls.map(([items]) => items.length)
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('one alone does not wait', async () => {
  const run = vi.fn(async (items: readonly number[]) => items)
  const call = inBatches(run, { gather: { ms: 60_000, moreAreComing: () => false } })
  await expect(call(1)).resolves.toBe(1)
})

test('calls of one turn share a statement, and each has its own answer', async () => {
  const { run, end } = heldStatement()
  const call = inBatches(run)
  const answers = Promise.all([1, 2, 3].map(call))
  await turn()
  end()
  await expect(answers).resolves.toEqual([10, 20, 30])
  expect(sizes(run)).toEqual([3])
})

test('what comes while the lanes are taken goes together afterwards, never more than the most', async () => {
  const { run, end } = heldStatement()
  const call = inBatches(run, { lanes: 1, most: 4 })
  const first = call(0)
  await turn()
  const later = Promise.all([1, 2, 3, 4, 5, 6].map(call))
  await turn()
  expect(sizes(run)).toEqual([1])
  end()
  await first
  await turn()
  end()
  await turn()
  end()
  await later
  expect(sizes(run)).toEqual([1, 4, 2])
})

test('a second lane goes on while the first waits', async () => {
  const { run, end } = heldStatement()
  const call = inBatches(run, { lanes: 2 })
  const first = call(1)
  await turn()
  const second = call(2)
  await turn()
  expect(sizes(run)).toEqual([1, 1])
  end()
  end()
  await expect(Promise.all([first, second])).resolves.toEqual([10, 20])
})

test('while more are coming they gather, until the last has come', async () => {
  let coming = 2
  const run = vi.fn(async (items: readonly number[]) => items)
  const call = inBatches(run, { gather: { ms: 60_000, moreAreComing: () => coming > 0 } })
  const answers: Promise<number>[] = []
  for (; coming >= 0; coming -= 1) {
    answers.push(call(coming))
    await turn()
  }
  await Promise.all(answers)
  expect(sizes(run)).toEqual([3])
})

test('they gather no longer than they are told', async () => {
  const run = vi.fn(async (items: readonly number[]) => items)
  const call = inBatches(run, { gather: { ms: 5, moreAreComing: () => true } })
  await expect(call(1)).resolves.toBe(1)
})

test('an error reaches only whom it concerns', async () => {
  const run = vi.fn(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('two is not a number')
    return items
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map(inBatches(run)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(sizes(run)).toEqual([3, 1, 1, 1])
})

test('a database that is away is asked once', async () => {
  const run = vi.fn(async (): Promise<number[]> => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map(inBatches<number, number>(run)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(run).toHaveBeenCalledTimes(1)
})
