/** What is known of a typed name, by the last answer. */
import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

test('checking from the first key until the answer', () => {
  expect(availabilityOf('acme', null)).toBe('checking')
})

test.each(['taken', 'available'] as const)('%s, once that is the answer about this name', (outcome) => {
  expect(availabilityOf('acme', { name: 'acme', outcome })).toBe(outcome)
})

test('unknown where the question failed', () => {
  expect(availabilityOf('acme', { name: 'acme', outcome: 'failed', failure: new Error('offline') })).toBe('unknown')
})

test.each(['taken', 'available', 'failed'] as const)(
  'checking, while %s is known of an earlier name alone',
  (outcome) => {
    expect(availabilityOf('acme2', { name: 'acme', outcome })).toBe('checking')
  },
)
