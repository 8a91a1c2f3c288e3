/** Round numbers beside a chart, and words below it. */
import { expect, test } from 'vitest'
import { labelledPoints, ticksOf } from './scale.ts'

test.each([
  [[], [0, 1, 2]],
  [
    [0, 0],
    [0, 1, 2],
  ],
  [[3], [0, 2, 4]],
  [
    [7, 2],
    [0, 4, 8],
  ],
  [[11], [0, 10, 20]],
  [[40], [0, 20, 40]],
  [[41], [0, 25, 50]],
  [[2_093], [0, 1_500, 3_000]],
  [[99_812], [0, 50_000, 100_000]],
])('%j: %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks)
})

test('words stand below the first and the last point, and evenly between', () => {
  expect(labelledPoints(2)).toEqual([0, 1])
  expect(labelledPoints(30)).toEqual([0, 10, 19, 29])
})
