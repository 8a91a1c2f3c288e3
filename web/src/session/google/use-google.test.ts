/** What a refused Google sign-in says. */
import { expect, test } from 'vitest'
import { IdentityError } from '#session/identity-error.ts'
import { googleFailure } from './use-google.ts'

test.each([
  [
    'account-exists-with-different-credential',
    'An account with this email already exists. Please sign in with its password.',
  ],
  ['network-request-failed', 'Network fail'],
  ['invalid-credential', 'Google could not sign you in. Please try again in a moment.'],
  ['user-disabled', 'The account is disabled.'],
])('%s', (code, message) => {
  expect(googleFailure(new IdentityError(code, 'The account is disabled.'))).toBe(message)
})

test('what is no refusal', () => {
  expect(googleFailure(new Error('anything'))).toBe('Something went wrong')
})
