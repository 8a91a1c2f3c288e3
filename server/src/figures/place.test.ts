/** A page is begun near where it is, whichever end of a day that is. */
import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const days = [
  { day: '2026-01-01', people: 5 },
  { day: '2026-01-02', people: 1_000 },
  { day: '2026-01-05', people: 3 },
]

test.each([
  [0, 10, '2026-01-01', 0, false],
  [4, 10, '2026-01-01', 4, false],
  [5, 10, '2026-01-02', 0, false],
  [305, 10, '2026-01-02', 300, false],
  // Of the thousand, 300 are before and 690 behind; then the other way round.
  [705, 10, '2026-01-02', 290, true],
  [1_000, 10, '2026-01-05', 0, true],
  [1_005, 10, '2026-01-05', 0, false],
])('behind %i, %i long: from %s, %i entries of it skipped, backwards %s', (before, length, day, skip, backwards) => {
  expect(placeOf(days, before, length)).toEqual({ day, skip, backwards })
})

test.each([
  [days, 1_008],
  [[], 0],
])('behind the end there is no page', (list, before) => {
  expect(placeOf(list, before, 10)).toBeUndefined()
})
