/** How a start that cannot work ends. */
import { expect } from 'vitest'
import type { Ended } from '../../support/server-process.ts'

export const endsWithinMs = 20_000

/** One line on stderr that is about this, no stack trace, and an exit code of its own that is not 0. */
export function expectOneSentence({ code, errors }: Ended, about: RegExp) {
  const lines = errors.trim().split('\n')
  expect(errors).toMatch(about)
  expect(lines, errors).toHaveLength(1)
  expect(errors).not.toMatch(/^\s+at |node:internal/m)
  expect(code).not.toBe(0)
  expect(code, 'it ended by itself').not.toBeNull()
}
