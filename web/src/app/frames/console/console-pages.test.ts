/** Which pages of a console are shown to whom. */
import { expect, test } from 'vitest'
import { askedPage, pagesFor, sameOrFirst, shownPage } from './console-pages.ts'

test.each([
  [
    'organization',
    'owner',
    [
      'overview',
      'people',
      'settings',
      'settings/domains',
      'settings/provisioning',
      'settings/single-sign-on',
      'security',
      'timeline',
    ],
  ],
  ['organization', 'staff', ['overview', 'people', 'settings']],
  ['organization', 'User', ['overview']],
  ['publisher', 'owner', ['people', 'settings']],
  ['publisher', 'staff', ['people', 'settings']],
  ['publisher', 'User', ['people']],
] as const)('of %s, %s has links to %j', (kind, role, pages) => {
  expect(pagesFor(kind, role, 'acme').map(({ page }) => page)).toEqual(pages)
})

test.each([
  ['organization', '/organizations/acme/overview', 'overview'],
  ['organization', '/organizations/acme/people', 'people'],
  ['organization', '/organizations/acme/people/import/3f2a', 'people'],
  ['organization', '/organizations/people/timeline', 'timeline'],
  ['organization', '/organizations/acme/people/timeline', 'people'],
  ['organization', '/organizations/a%2Fb/timeline/', 'timeline'],
  ['organization', '/organizations/acme/settings/domains', 'settings/domains'],
  ['organization', '/organizations/acme/settings/provisioning/3f2a', 'settings/provisioning'],
  ['publisher', '/authors/fine-press/people', 'people'],
  ['publisher', '/authors/people/settings', 'settings'],
] as const)('of %s, %s asks for %s', (kind, pathname, page) => {
  expect(askedPage(kind, pathname)).toBe(page)
})

test('whoever may not see a page gets the first in its place', () => {
  expect(shownPage('organization', 'timeline', 'staff')).toBe('overview')
  expect(shownPage('organization', 'people', 'User')).toBe('overview')
  expect(shownPage('organization', 'people', 'staff')).toBe('people')
  expect(shownPage('publisher', 'settings', 'User')).toBe('people')
})

test('from one console to another it is the same page, or the first of those that there are', () => {
  const at = { id: 'acme', role: 'owner' } as const
  expect(sameOrFirst('organization', { ...at, page: 'settings' })).toBe('/organizations/acme/settings')
  expect(sameOrFirst('publisher', { ...at, page: 'settings' })).toBe('/authors/acme/settings')
  expect(sameOrFirst('publisher', { ...at, page: 'timeline' })).toBe('/authors/acme/people')
})
