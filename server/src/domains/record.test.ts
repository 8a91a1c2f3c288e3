/** A record is good for one organization and one domain. */
import { expect, test } from 'vitest'
import { newSeed, recordValue } from './record.ts'

test('the same random bits make another value for another organization, and for another domain', () => {
  const proof = { organizationId: 'a', domain: 'school.org', seed: newSeed() }
  const values = [
    proof,
    { ...proof, organizationId: 'b' },
    { ...proof, domain: 'other.org' },
    { ...proof, seed: newSeed() },
  ]
  expect(new Set(values.map(recordValue)).size).toBe(4)
  expect(recordValue({ ...proof })).toBe(recordValue(proof))
})
