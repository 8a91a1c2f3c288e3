/** The strength meter's rows, and the reset's score. */
import { describe, expect, test } from 'vitest'
import { resetScore, strengthPoints, strengthRow } from './strength.ts'

describe('the strength meter', () => {
  test.each([
    ['', 0, 'red', 40],
    ['abc', 0, 'red', 40],
    ['abcdef', 1, 'red', 40],
    ['A', 1, 'red', 40],
    ['abcdeF', 2, 'amber', 60],
    ['abcde7', 2, 'amber', 60],
    ['A7', 2, 'amber', 60],
    ['abcdF7', 3, 'amber', 60],
    ['A7!', 3, 'amber', 60],
    ['abcF7!', 4, 'green', 100],
    ['abcF7 ', 4, 'green', 100],
  ] as const)('"%s": %i points, %s, %i per cent', (password, points, tone, percent) => {
    expect(strengthPoints(password)).toBe(points)
    expect(strengthRow(password)).toEqual({ tone, percent })
  })
})

test.each([
  ['', 0],
  ['abcdefgh', 50],
  ['abcdefgH', 75],
  ['abcdefH7', 100],
  ['abcdeH7!', 125],
  ['aH7!', 100],
  // Only the listed special characters count.
  ['abcdefg?', 50],
])('the reset scores "%s" with %i', (password, score) => {
  expect(resetScore(password)).toBe(score)
})
