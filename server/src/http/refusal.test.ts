/** Where a refusal was made is told of faults alone. */
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

const frames = ({ stack = '' }: Error) => stack.split('\n    at ').length - 1

test('an answer such as a 404 has no stack, a failure has one', () => {
  expect(frames(new Refusal('not_found'))).toBe(0)
  expect(frames(new Refusal('internal'))).toBeGreaterThan(0)
  expect(frames(new Refusal('unavailable'))).toBeGreaterThan(0)
})

test('every other error keeps its own, a refusal’s cause too', () => {
  const { cause } = new Refusal('malformed_request', { cause: new Error('not readable') })
  expect(frames(cause as Error)).toBeGreaterThan(0)
  expect(frames(new Error('made afterwards'))).toBeGreaterThan(0)
})
