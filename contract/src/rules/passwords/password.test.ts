/** What a new password has to be. */
import { expect, test } from 'vitest'
import { newPassword } from './password.ts'

test.each([
  [undefined, 'Password is required'],
  ['', 'Password is required'],
  ['12345', 'Password must be at least 6 characters'],
  ['x'.repeat(129), 'Password must be at most 128 characters'],
  // Six code points in twelve code units; five in ten.
  ['🗝🗝🗝🗝🗝', 'Password must be at least 6 characters'],
])('%s is refused', (password, message) => {
  const parsed = newPassword.safeParse(password)
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a password is taken verbatim', () => {
  expect(newPassword.parse('  ｐass 1 ')).toBe('  ｐass 1 ')
})
