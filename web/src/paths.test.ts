import { expect, test } from 'vitest'
import { paths, withQuery } from './paths.ts'

test('a query leaves out what has no value', () => {
  expect(withQuery(paths.signIn, { redirect: '/a?b=c', other: null, none: '' })).toBe('/signin?redirect=%2Fa%3Fb%3Dc')
  expect(withQuery(paths.signUpEmail, { username: undefined })).toBe('/signup/email')
})

test('the people page and the pages inside it have an address each', () => {
  expect(paths.people('acme')).toBe('/organizations/acme/people')
  expect(paths.people('acme', 'labels')).toBe('/organizations/acme/people/labels')
  expect(paths.newInvite('acme')).toBe('/organizations/acme/people/invites?new=1')
  expect(paths.peopleImport('acme', 'a/b')).toBe('/organizations/acme/people/import/a%2Fb')
})

test('a name cannot leave its place in the path', () => {
  expect(paths.goToOrganization('a/../b')).toBe('/go/organizations/a%2F..%2Fb')
})
