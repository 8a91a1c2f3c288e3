/** Which pages of an organization's console are shown to whom. */
import { expect, test } from 'vitest'
import { askedPage, pagesFor, shownPage } from './console-pages.ts'

test.each([
  ['owner', ['overview', 'people', 'settings', 'settings/domains', 'security', 'timeline']],
  ['staff', ['overview', 'people', 'settings']],
  ['User', ['overview']],
] as const)('%s has links to %j', (role, pages) => {
  expect(pagesFor(role, 'acme').map(({ page }) => page)).toEqual(pages)
})

test.each([
  ['/organizations/acme/overview', 'overview'],
  ['/organizations/acme/people', 'people'],
  ['/organizations/acme/people/import/3f2a', 'people'],
  ['/organizations/people/timeline', 'timeline'],
  ['/organizations/acme/people/timeline', 'people'],
  ['/organizations/a%2Fb/timeline/', 'timeline'],
  ['/organizations/acme/settings/domains', 'settings/domains'],
] as const)('%s asks for %s', (pathname, page) => {
  expect(askedPage(pathname)).toBe(page)
})

test('whoever may not see a page gets the first in its place', () => {
  expect(shownPage('timeline', 'staff')).toBe('overview')
  expect(shownPage('people', 'User')).toBe('overview')
  expect(shownPage('people', 'staff')).toBe('people')
})
