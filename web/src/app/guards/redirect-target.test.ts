/** After a sign-in the browser goes to the product's own pages, its tenants' sites or a named origin, nowhere else. */
import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const settings = {
  publicOrigin: 'http://localhost:8080',
  organizationOrigin: 'http://{name}.localhost:8080',
  redirectOrigins: ['http://studio.localhost:8080', 'https://{name}.learn.example'],
}

test.each([
  ['/organizations', '/organizations'],
  ['/signup/organization?x=1#y', '/signup/organization?x=1#y'],
  ['http://localhost:8080/organizations', '/organizations'],
  ['organizations', '/organizations'],
  ['/organizations/acme/people/former?page=2', '/organizations/acme/people/former?page=2'],
  ['/organizations/acme/', '/organizations/acme/'],
  ['/authors/ada-press/settings', '/authors/ada-press/settings'],
  ['/go/organizations/acme', '/go/organizations/acme'],
  ['/profile/ada/security', '/profile/ada/security'],
  ['', '/'],
])('%s is a page of ours', (asked, path) => {
  expect(redirectTarget(asked, settings)).toEqual({ kind: 'page', path })
})

test.each(['http://acme.localhost:8080', 'http://acme.localhost:8080/', 'http://ACME.localhost:8080/x/..'])(
  '%s is where an organization’s site begins: one arrives there signed in',
  (asked) => {
    expect(redirectTarget(asked, settings)).toEqual({ kind: 'page', path: '/go/organizations/acme' })
  },
)

test('what is deeper in an organization’s site is allowed, as it was parsed', () => {
  expect(redirectTarget('http://acme.localhost:8080/x/../y', settings)).toEqual({
    kind: 'site',
    address: 'http://acme.localhost:8080/y',
  })
})

test.each(['http://studio.localhost:8080/@ada-press', 'https://acme.learn.example/home'])(
  '%s is an origin that was named',
  (address) => {
    expect(redirectTarget(address, settings)).toEqual({ kind: 'site', address })
  },
)

test.each([
  '//evil.example',
  'http://www.localhost:8080/',
  'https://studio.localhost:8080/@ada-press',
  'https://a.b.learn.example/',
  'https://learn.example/',
  'https://acme.learn.example.evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'http://localhost:8080//evil.example',
  '\t//evil.example',
  'https://localhost:8080/organizations',
  'http://localhost:8081/',
  'http://localhost:8080@evil.example/',
  'http://user@localhost:8080/',
  'http://:secret@acme.localhost:8080/',
  'http://acme.localhost:8080.evil.example/',
  'http://a.b.localhost:8080/',
  'http://acme.localhost:9000/',
  'https://acme.localhost:8080/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
])('%s is refused', (asked) => {
  expect(redirectTarget(asked, settings)).toBeNull()
})

test.each([
  '/nowhere',
  'nowhere',
  '/organizations/acme/nowhere',
  '/organizations/acme/people/members/nowhere',
  '/signin/nowhere',
  'http://localhost:8080/nowhere?x=1#y',
  '/%6Eowhere',
  '%2Forganizations',
  '%2F%2Fevil.example',
  'javascript%3Aalert(1)',
  `/${'n'.repeat(10_240)}`,
])('%s would be a page of ours that is not there, and is refused', (asked) => {
  expect(redirectTarget(asked, settings)).toBeNull()
})
