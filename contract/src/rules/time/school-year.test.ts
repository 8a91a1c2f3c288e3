/** What a class is called in the next year. */
import { expect, test } from 'vitest'
import { nextYearsName } from './school-year.ts'

test.each([
  ['7a 2026/27', '7a 2027/28'],
  ['7a 2026/2027', '7a 2027/2028'],
  ['2026-27 Maths', '2027-28 Maths'],
  ['2026 – 2027', '2027 – 2028'],
  ['7a 26/27', '7a 27/28'],
  ['98/99', '99/00'],
  ['99/00 choir', '00/01 choir'],
  ['Summer 2026', 'Summer 2027'],
  ['Summer (2099)', 'Summer (2100)'],
])('%s becomes %s', (name, next) => expect(nextYearsName(name)).toBe(next))

// Neither a class of two rooms, nor a number that is longer than a year, nor years that do not follow each other.
test.each(['7a', 'Room 12/14', 'Course 120265', '2026/28', '3/4'])('%s holds no year', (name) =>
  expect(nextYearsName(name)).toBeUndefined(),
)
