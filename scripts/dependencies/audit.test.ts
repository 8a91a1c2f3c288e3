/** What stops a change of what `npm audit` says, and what only means that nobody could be asked. */
import { expect, test } from 'vitest'
import { advisoriesIn, stoppingOf } from './audit.ts'

test('high and critical ones stop it, others are told of', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'critical', fixAvailable: true },
    b: { name: 'b', severity: 'moderate', fixAvailable: false },
    c: { name: 'c', severity: 'high', fixAvailable: { name: 'c', version: '2.0.0' } },
  }
  const found = advisoriesIn(JSON.stringify({ auditReportVersion: 2, vulnerabilities })) ?? []
  expect(found).toHaveLength(3)
  expect(stoppingOf(found)).toEqual([
    { name: 'a', severity: 'critical', isFixable: true },
    { name: 'c', severity: 'high', isFixable: true },
  ])
})

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'a registry that tells nothing is no finding: %j',
  (output) => expect(advisoriesIn(output)).toBeUndefined(),
)

test('nothing found is nothing to stop', () => {
  expect(stoppingOf(advisoriesIn('{"vulnerabilities":{}}') ?? [])).toEqual([])
})
