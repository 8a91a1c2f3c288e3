/** What the product stands on may be used: every locked package, and what the rule says of others. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesIn, type LockedPackage, refusedLicences } from './licences.ts'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

test('every package in the lock file has a licence that is allowed, or a reason', () => {
  const licensed = licencesIn(lock.packages)
  expect(licensed.length).toBeGreaterThan(300)
  expect(refusedLicences(licensed)).toEqual([])
})

test.each([
  ['GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['MIT AND GPL-2.0-only', false],
  ['(MIT OR GPL-2.0-only)', true],
  ['MPL-2.0', false],
  ['MIT AND Apache-2.0', true],
  [undefined, false],
])('a package that runs here under %s', (license, isAllowed) => {
  const found = refusedLicences(licencesIn({ 'node_modules/some': { ...(license !== undefined && { license }) } }))
  expect(found.length === 0).toBe(isAllowed)
})

test('what is used in development alone may be under more', () => {
  const packages = {
    'node_modules/a': { license: 'MPL-2.0', dev: true },
    'node_modules/b': { license: 'GPL-3.0-only', dev: true },
  }
  expect(refusedLicences(licencesIn(packages)).map(({ name }) => name)).toEqual(['b'])
})
