import { expect, test } from 'vitest'
import { createRepeated } from './repeated.ts'

test('a failure is said at once, then once a minute with how many were left unsaid; another kind for itself', () => {
  let clock = 0
  const isDue = createRepeated({ now: () => clock })
  expect(isDue('refused')).toBe(0)
  for (clock = 1_000; clock < 60_000; clock += 1_000) expect(isDue('refused')).toBeUndefined()
  expect(isDue('greylisted')).toBe(0)
  expect(isDue('refused')).toBe(59)
  expect(isDue('refused')).toBeUndefined()
  clock += 3_600_000
  expect(isDue('refused')).toBe(1)
})

test('kinds without end take no room without end', () => {
  const isDue = createRepeated()
  for (let kind = 0; kind < 1_000; kind += 1) expect(isDue(`kind ${kind}`)).toBe(0)
  expect(isDue('kind 999')).toBeUndefined()
  expect(isDue('kind 0')).toBe(0)
})
