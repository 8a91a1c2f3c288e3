/** Changing the password: each rule with its own sentence, the first that is broken. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { expect, test } from 'vitest'
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from '#session/identity-error.ts'
import { changeFailure, verifyFailure } from './password-failure.ts'
import { newPasswordProblems } from './password-rules.ts'

const current = 'quiet arches'

test.each([
  ['', '', { newPassword: 'New password is required', confirmPassword: 'Confirm password is required' }],
  ['five5', 'five5', { newPassword: 'Password must be at least 6 characters long' }],
  [current, current, { newPassword: 'New password must be different from current password' }],
  ['another one', 'another', { confirmPassword: 'Passwords must match' }],
  ['another one', '', { confirmPassword: 'Confirm password is required' }],
  ['x'.repeat(129), 'x'.repeat(129), { newPassword: fieldMessages.passwordTooLong }],
  ['another one', 'another one', {}],
])('"%s" and "%s"', (chosen, confirmation, problems) => {
  expect(newPasswordProblems(current, chosen, confirmation)).toEqual(problems)
})

test('six code points are six characters', () => {
  expect(newPasswordProblems(current, '🏛🏛🏛🏛🏛🏛', '🏛🏛🏛🏛🏛🏛')).toEqual({})
  expect(newPasswordProblems(current, '🏛🏛🏛🏛🏛', '🏛🏛🏛🏛🏛')).toHaveProperty('newPassword')
})

test.each([
  ['invalid-credential', { about: 'password', message: 'Current password is incorrect. Please try again.' }],
  ['wrong-password', { about: 'password', message: 'Current password is incorrect. Please try again.' }],
  ['too-many-requests', { about: 'attempt', message: 'Too many attempts. Please wait a moment and try again.' }],
  ['network-request-failed', { about: 'attempt', message: 'Server is unavailable' }],
])('a failed check of the current password: %s', (code, failure) => {
  expect(verifyFailure(new IdentityError(code, ''))).toEqual(failure)
})

test('a second step that was given up is nothing about the current password', () => {
  const given = new IdentityError('second-step-cancelled', failureMessages.secondStepCancelled)
  expect(verifyFailure(given)).toEqual({ about: 'attempt', message: failureMessages.secondStepCancelled })
})

test.each([
  ['requires-recent-login', '', { about: 'verification' }],
  ['weak-password', 'Too common.', { about: 'password', message: 'Too common.' }],
  ['weak-password', '', { about: 'password', message: fieldMessages.passwordCommon }],
  ['network-request-failed', '', { about: 'attempt', message: 'Server is unavailable' }],
  ['internal-error', '', { about: 'attempt', message: 'Something went wrong' }],
])('a refused change: %s "%s"', (code, message, failure) => {
  expect(changeFailure(new IdentityError(code, message))).toEqual(failure)
})

test('what no provider refused', () => {
  const failure = { about: 'attempt', message: 'Something went wrong' }
  expect([verifyFailure(new Error('x')), changeFailure(new Error('x'))]).toEqual([failure, failure])
})
