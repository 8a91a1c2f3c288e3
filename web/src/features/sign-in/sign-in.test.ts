/** What sign-in says, in the words of docs/requirements.md#sign-in. */
import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { IdentityError, toIdentityError } from '#session/identity-error.ts'
import { greetingName } from './greeting-name.ts'
import { identifierError } from './identifier-error.ts'
import { lookupFailure, passwordFailure, toFallbackUser } from './sign-in-failure.ts'

test.each(['lookup_paused', 'too_many_requests'] as const)('%s: an e-mail address goes on to the password', (code) => {
  const refused = new ApiError(429, code, 'x')
  expect(toFallbackUser(refused, 'ada@example.com')).toMatchObject({ email: 'ada@example.com', displayName: '' })
  expect(() => toFallbackUser(refused, 'ada')).toThrow(refused)
  const unknown = new ApiError(400, 'user_not_found', 'x')
  expect(() => toFallbackUser(unknown, 'ada@example.com')).toThrow(unknown)
})

test.each([
  ['', 'Email is required'],
  ['ada@', 'Invalid email'],
  ['@', 'Invalid email'],
  ['ada', null],
  ['ada@example.com', null],
])('the identifier "%s": %s', (text, error) => {
  expect(identifierError(text)).toBe(error)
})

describe('the greeting', () => {
  const user = { email: 'ada@example.com', displayName: 'Ada L.', given_name: 'Ada', family_name: 'Lovelace' }
  test.each([
    [{}, 'Ada L.'],
    [{ displayName: '' }, 'Ada Lovelace'],
    [{ displayName: ' ', family_name: '' }, 'Ada'],
    [{ displayName: '', given_name: '', family_name: '' }, 'ada@example.com'],
    [{ displayName: null }, 'Ada Lovelace'],
    [{ displayName: undefined, given_name: undefined }, 'Lovelace'],
    [{ displayName: null, given_name: null, family_name: undefined }, 'ada@example.com'],
  ])('%o', (changes, name) => {
    expect(greetingName({ ...user, ...changes })).toBe(name)
  })
})

test('the lookup', () => {
  expect(lookupFailure(new ApiError(400, 'user_not_found', 'x'))).toBe('User not found')
  expect(lookupFailure(new ApiError(400, 'malformed_request', 'Bad Request'))).toBe('User not found')
  expect(lookupFailure(new ApiError(0, 'network', 'Server is unavailable'))).toBe('Server is unavailable')
  expect(lookupFailure(null)).toBe('Something went wrong')
})

test.each([
  ['invalid-credential', 'Wrong password. Try again or click Forgot password.'],
  ['too-many-requests', 'Wrong password. Try again or click Forgot password.'],
  ['network-request-failed', 'Network fail'],
  ['user-disabled', 'The account is disabled.'],
])('the password: %s', (code, message) => {
  expect(passwordFailure(new IdentityError(code, 'The account is disabled.'))).toBe(message)
})

test('the SDK’s error is read by its code, without its wrapping', () => {
  const error = Object.assign(new Error('Firebase: Choose another one. (auth/weak-password).'), {
    code: 'auth/weak-password',
  })
  expect(toIdentityError(error)).toMatchObject({ code: 'weak-password', message: 'Choose another one.' })
})

test('a refusal without a sentence says that something went wrong; an SDK that does not come, that nobody is there', () => {
  const bare = Object.assign(new Error('Firebase: Error (auth/user-disabled).'), { code: 'auth/user-disabled' })
  expect(passwordFailure(toIdentityError(bare))).toBe('Something went wrong')
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/identity.js')
  expect(toIdentityError(missing)).toMatchObject({ code: 'network-request-failed', message: 'Server is unavailable' })
})
