/** Which passwords are acceptable, and that the list of common ones is one. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assertAcceptable } from './passwords.ts'

const list = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test.each(['123456', 'password', 'PASSWORD', 'Password', 'qwerty', 'iloveyou', 'abc123', '111111', 'qwerty123'])(
  '%s is too common',
  (password) =>
    expect(() => assertAcceptable(password)).toThrow(
      'WEAK_PASSWORD : This password is too common. Please choose another one.',
    ),
)

test.each(['Passw0rd!', 'Secret-1', 'zebra7', 'correct horse', 'Test1234!', 'пароль-7'])('%s is not', (password) =>
  expect(() => assertAcceptable(password)).not.toThrow(),
)

test('the list holds what could be looked up: lower case, long enough, once', () => {
  expect(list.length).toBeGreaterThan(1_000)
  expect(list.filter((password) => password !== password.toLowerCase() || [...password].length < 6)).toEqual([])
  expect(new Set(list).size).toBe(list.length)
})
