import { expect, test } from 'vitest'
import { paths, withQuery } from './paths.ts'

test('a query leaves out what has no value', () => {
  expect(withQuery(paths.signIn, { redirect: '/a?b=c', other: null, none: '' })).toBe('/signin?redirect=%2Fa%3Fb%3Dc')
  expect(withQuery(paths.signUpEmail, { username: undefined })).toBe('/signup/email')
})

test('a name cannot leave its place in the path', () => {
  expect(paths.goToOrganization('a/../b')).toBe('/go/organizations/a%2F..%2Fb')
})
