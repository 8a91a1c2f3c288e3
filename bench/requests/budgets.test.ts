/** Which figures break a budget. */
import { expect, test } from 'vitest'
import { brokenBudgets, deepPageBroken, growthBroken } from './budgets.ts'
import { Measured } from './measured.ts'

/** Server and database, as many microseconds in each of three rounds. */
const rounds = (microseconds: number) =>
  Array.from({ length: 3 }, () => ({ server: microseconds, database: microseconds }))

function tokenCheck(spent: { atrium: number; betterAuth: number; bare: number }): Measured {
  const measured = new Measured()
  measured.add('token', 'postgres', rounds(spent.atrium))
  measured.add('token', 'betterAuth', rounds(spent.betterAuth))
  measured.add('token', 'bare', rounds(spent.bare))
  return measured
}

test('figures within every budget break none, and rows that were not measured break none', () => {
  expect(brokenBudgets(tokenCheck({ atrium: 100, betterAuth: 1_500, bare: 50 }))).toEqual([])
})

test('a call that is dearer than it may be is named with each of its ratios', () => {
  expect(brokenBudgets(tokenCheck({ atrium: 150, betterAuth: 1_500, bare: 50 }))).toEqual([
    'token check and its record: 10.0 times less than Better Auth (to hold: 15)',
    'token check and its record: 3.0 times the bare server (to hold: 2)',
    'token check and its record: 3.0 times the bare database (to hold: 2)',
  ])
})

test('memory over its budget is named', () => {
  const measured = new Measured()
  measured.memory.set('postgres', { idle: 151, after: 400, peak: 500 })
  expect(brokenBudgets(measured)).toEqual(['memory, postgres, idle: 151 MB (to hold: 150)'])
})

test('a call that grows by more than a fifth is named, and a deep page that costs more than three first ones', () => {
  expect([...growthBroken('sign-up', 1.2), ...growthBroken('list', 1.25)]).toEqual([
    'list: 1.25 times with all that is there (to hold: 1.2)',
  ])
  expect(deepPageBroken(rounds(100), rounds(300))).toEqual([])
  expect(deepPageBroken(rounds(100), rounds(310))).toEqual([
    'any page of the largest: 3.1 times the first (to hold: 3)',
  ])
})
