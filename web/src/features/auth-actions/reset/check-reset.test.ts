/** Which new passwords the reset form takes, and what it says of the others. */
import { expect, test } from 'vitest'
import { missingRequirements, resetProblems } from './check-reset.ts'

const weak = 'Password is too weak. Please choose a stronger password.'

test.each([
  ['', '', { newPassword: 'Password is required', confirmPassword: 'Confirm password is required' }],
  ['abc', 'abc', { newPassword: weak }],
  ['abcdefgh', 'abcdefgh', { newPassword: weak }],
  ['abcdefgH', 'abcdefgH', {}],
  // Three properties of five without the length: strong enough for the score, too short for an account.
  ['aH7!', 'aH7!', { newPassword: 'Password must be at least 6 characters' }],
  ['abcdefgH', 'abcdefgh', { confirmPassword: 'Passwords do not match' }],
  ['abcdefgh', 'other', { newPassword: weak, confirmPassword: 'Passwords do not match' }],
])('"%s" and "%s"', (password, confirmation, problems) => {
  expect(resetProblems(password, confirmation)).toEqual(problems)
})

test.each([
  ['zebra', 'Still missing 2 of these: 8 or more characters, an uppercase letter, a digit, one of !@#$%^&*()_+.'],
  ['zebra7', 'Still missing one of these: 8 or more characters, an uppercase letter, one of !@#$%^&*()_+.'],
  ['aH7!', 'Use at least 6 characters.'],
  ['Zebra7', null],
])('what "%s" still misses', (password, sentence) => {
  expect(missingRequirements(password)).toBe(sentence)
})
