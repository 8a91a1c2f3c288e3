/** The addresses that people kept from before each page had one of its own. */
import { expect, test } from 'vitest'
import { currentAddress, movedAddress } from './former-address.ts'

const people = '/organizations/acme/people'

test.each([
  ['?view=labels', '/labels'],
  ['?view=timeline', '/timeline'],
  ['?view=members', ''],
  ['?view=nonsense', ''],
  ['?view=members&name=ada&label=7&page=2', '?name=ada&label=7&page=2'],
  ['?view=invites&new=1', '/invites?new=1'],
  ['?view=invites&many=1', '/import'],
  ['?view=invites&many=0f3c', '/import/0f3c'],
  ['?status=removed', '/removed'],
  ['?status=removed&name=ada&limit=20', '/removed?name=ada&limit=20'],
])('%s leads to the people page’s %s', (former, now) => {
  expect(currentAddress(people, former)).toBe(people + now)
})

test.each([
  [people, ''],
  [people, '?name=ada&sortBy=name:desc'],
  [people, '?status=members'],
  [`${people}/labels`, '?view=timeline'],
])('%s%s is an address of today', (pathname, search) => {
  expect(currentAddress(pathname, search)).toBeNull()
})

test('an organization and an import stay one part of the path each', () => {
  expect(currentAddress('/organizations/a%2Fb/people', '?view=invites&many=..%2F..')).toBe(
    '/organizations/a%2Fb/people/import/..%2F..',
  )
})

test.each([
  ['overview', 'User', '', '/overview'],
  ['timeline', 'owner', '?before=7', '/timeline?before=7'],
] as const)('people/%s leads on beside the people page, for %s', (page, role, search, now) => {
  expect(movedAddress(`${people}/${page}`, search, role)).toBe(`/organizations/acme${now}`)
})

test('whoever may not see a page stays at its former address, and everybody at those of today', () => {
  expect(movedAddress(`${people}/timeline`, '', 'staff')).toBeNull()
  expect(movedAddress(`${people}/labels`, '', 'owner')).toBeNull()
})
