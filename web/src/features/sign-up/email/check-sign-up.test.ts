/** The form's rules, with the texts of docs/requirements.md#field-rules. */
import { expect, test } from 'vitest'
import { checkSignUp } from './check-sign-up.ts'

const valid = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  password: 'secret7',
  confirmPassword: 'secret7',
}

const problems = (changes: object) => checkSignUp({ ...valid, ...changes }).problems

test('a valid form passes, trimmed, its password verbatim', () => {
  const { values } = checkSignUp({ ...valid, firstName: ' Ada ', password: ' secret7 ', confirmPassword: ' secret7 ' })
  expect(values).toMatchObject({ firstName: 'Ada', password: ' secret7 ' })
})

test.each([
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'ada@' }, { email: 'Invalid email' }],
  [{ firstName: ' ' }, { firstName: 'First name is required' }],
  [{ lastName: undefined }, { lastName: 'Last name is required' }],
  [{ lastName: '' }, { lastName: 'Last name is required' }],
  [
    { password: '', confirmPassword: '' },
    { password: 'Password is required', confirmPassword: 'Confirm password is required' },
  ],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'Password must be at least 6 characters' }],
  [{ confirmPassword: 'secret8' }, { confirmPassword: 'Password confirmation does not match. Re-enter your password' }],
])('%o', (changes, expected) => {
  expect(problems(changes)).toEqual(expected)
})

test('the comparison is made while other fields are still wrong', () => {
  expect(problems({ email: '', confirmPassword: 'other77' })).toEqual({
    email: 'Email is required',
    confirmPassword: 'Password confirmation does not match. Re-enter your password',
  })
})
