/** The simulation against what can be computed by hand, and against the page that quotes it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { people } from './assumptions.ts'
import { type Bytes, capacityFor, type Load, loadAtPeak } from './capacity.ts'
import { measuredCosts } from './costs.ts'
import { plain, SEED, simulatedIn } from './page.ts'
import { serve } from './queue.ts'
import { report } from './report.ts'

const bytes = JSON.parse(readFileSync(join(import.meta.dirname, 'row-bytes.json'), 'utf8')) as Bytes
const costs = measuredCosts()
const requests = 20_000

const stations = { hashThreads: 1, places: 1_000, databaseCores: 1_000, roundTripMs: 0 }
const load = (perSecond: number, more: Partial<Load> = {}): Load[] => [
  { title: 'call', perDay: 1, threadMs: 10, hashMs: 0, databaseMs: 0, placeMs: 0, perSecond, ...more },
]

test('the same seed says the same, another one nearly the same', () => {
  const run = (seed: number) => serve(load(50), stations, { seed, requests })
  expect(run(3)).toEqual(run(3))
  expect(run(4)).not.toEqual(run(3))
  expect(run(4).busy.thread / run(3).busy.thread).toBeCloseTo(1, 1)
})

test('a station is busy for rate times work, whatever waits', () => {
  for (const perSecond of [20, 50, 90]) {
    expect(serve(load(perSecond), stations, { seed: 1, requests }).busy.thread).toBeCloseTo(perSecond / 100, 1)
  }
  const database = load(300, { threadMs: 0, databaseMs: 10, placeMs: 10 })
  expect(serve(database, { ...stations, databaseCores: 4 }, { seed: 1, requests }).busy.database).toBeCloseTo(0.75, 1)
})

test('waiting grows as theory has it: 99 of 100 wait long before all cores are busy', () => {
  const [calm, full] = [30, 95].map((perSecond) => serve(load(perSecond), stations, { seed: 1, requests }))
  expect(calm?.half).toBeLessThan(16)
  expect(full?.p99).toBeGreaterThan(4 * (calm?.p99 ?? 0))
})

test('too few connections are what fills, where the database is far and idle', () => {
  const far = load(180, { threadMs: 1, databaseMs: 1, placeMs: 50 })
  const { busy } = serve(far, { ...stations, places: 10, databaseCores: 8 }, { seed: 1, requests })
  expect(busy.connections).toBeGreaterThan(0.85)
  expect(Math.max(busy.thread, busy.database)).toBeLessThan(0.3)
})

test('twice the people need twice of everything', () => {
  const of = (accounts: number) =>
    capacityFor(loadAtPeak(costs, accounts), bytes, { accounts, organizations: accounts / 100 })
  const [some, twice] = [of(100_000_000), of(200_000_000)]
  expect(twice.gigabytes / some.gigabytes).toBeCloseTo(2)
  expect(twice.perSecond / some.perSecond).toBeCloseTo(2)
  expect(twice.databaseCores / some.databaseCores).toBeCloseTo(2, 0)
  expect(some.dearest.filter(({ part }) => part === 'server').reduce((all, { share }) => all + share, 0)).toBeCloseTo(1)
})

test('costs are those of docs/performance.md, and a row that is gone from it is told of', () => {
  const signIn = costs.find(({ title }) => title === 'password sign-in')
  expect(signIn?.hashMs).toBeGreaterThan(5)
  expect(signIn?.threadMs).toBeLessThan(3)
  expect(() => measuredCosts('| other | 1 + 2 |')).toThrow(/has no row "token check and its record"/)
})

test('docs/scale.md says what the simulation says: npm run simulate writes it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')
  expect(simulatedIn(page)).toBe(plain(report({ costs, bytes, seed: SEED })))
  expect(page).toContain(people.accounts.toLocaleString('en-US'))
})
