/** Addresses against the patterns of the pages. */
import { expect, test } from 'vitest'
import { knownPaths } from './known-paths.ts'

const isKnown = knownPaths(['/', '/signin', '/signup/email', '/go/organizations/:name'])

test.each([
  '/nowhere',
  '/signin/more',
  '/signup',
  '/go/organizations',
  '/go/organizations/a/b',
  '/%E0%A4%A',
  '/signin%2F',
  '/.env',
  '/:name',
])('%s leads nowhere', (path) => {
  expect(isKnown(path)).toBe(false)
})

test.each(['/', '/signin', '/signin/', '/SignIn', '/sign%69n', '/signup/email', '/go/organizations/a%2F..%2Fb'])(
  '%s is a page',
  (path) => {
    expect(isKnown(path)).toBe(true)
  },
)

test.each(['/files/*', '/a/:b?'])('%s is refused at the start, not matched wrongly', (pattern) => {
  expect(() => knownPaths([pattern])).toThrow('cannot match')
})
